"use strict";
(function () {
  var search = document.getElementById("search");
  var found = document.getElementById("found");
  var results = document.getElementById("results");
  var nothing = document.getElementById("nothing");
  var toggle = document.getElementById("sources");
  var contents = document.querySelector("nav details");
  var wide = window.matchMedia("(min-width: 62rem)");

  function fold(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  // Contents stand open beside the text, and closed above it.
  function open() { contents.open = wide.matches; }
  open();
  wide.addEventListener("change", open);
  contents.addEventListener("click", function (event) {
    if (!wide.matches && event.target.closest("a")) { contents.open = false; }
  });

  // What a part says below its heading: sentence behind sentence, with a space between.
  function words(part) {
    var walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT), said = "", last = null;
    while (walker.nextNode()) {
      var home = walker.currentNode.parentElement;
      if (home.closest("h3, h4, svg")) { continue; }
      var block = home.closest("p, li, td, th, dt, dd, div, figcaption");
      said += (block === last ? "" : " ") + walker.currentNode.data;
      last = block;
    }
    return said.replace(/\s+/g, " ").trim();
  }

  // Every section and card can be found by its words.
  var index = Array.prototype.map.call(document.querySelectorAll("[data-find]"), function (part) {
    var title = part.querySelector("h3, h4");
    var own = part.matches("section") && part.querySelector("[data-find]") ? "" : words(part);
    return {
      id: part.id,
      title: title.firstChild ? title.firstChild.textContent : "",
      folded: fold(title.textContent + " " + part.dataset.find),
      text: own,
      all: fold(own)
    };
  });

  function snippet(entry, word) {
    var at = entry.all.indexOf(word);
    var start = Math.max(0, at - 40);
    var end = at + 90;
    return (start > 0 ? "…" : "") + entry.text.slice(start, end) + (end < entry.text.length ? "…" : "");
  }

  function look() {
    var asked = fold(search.value).split(/\s+/).filter(Boolean);
    results.textContent = "";
    found.hidden = asked.length === 0;
    if (asked.length === 0) { return; }
    var hits = index.filter(function (entry) {
      return asked.every(function (word) { return entry.all.indexOf(word) >= 0 || entry.folded.indexOf(word) >= 0; });
    });
    hits.sort(function (one, other) {
      return (other.folded.indexOf(asked[0]) >= 0) - (one.folded.indexOf(asked[0]) >= 0);
    });
    hits.slice(0, 40).forEach(function (entry) {
      var item = document.createElement("li");
      var link = document.createElement("a");
      var title = document.createElement("strong");
      var text = document.createElement("span");
      link.href = "#" + entry.id;
      title.textContent = entry.title;
      text.textContent = snippet(entry, asked[0]);
      link.append(title, text);
      item.append(link);
      results.append(item);
    });
    nothing.hidden = hits.length > 0;
  }

  search.addEventListener("input", look);
  search.addEventListener("keydown", function (event) {
    if (event.key === "Escape") { search.value = ""; look(); }
    if (event.key === "Enter") {
      var first = results.querySelector("a");
      if (first) { location.hash = first.hash; search.value = ""; look(); }
    }
  });
  results.addEventListener("click", function () { search.value = ""; look(); });
  document.addEventListener("keydown", function (event) {
    if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); }
  });

  toggle.addEventListener("click", function () {
    var on = document.body.classList.toggle("sources");
    toggle.setAttribute("aria-pressed", String(on));
  });

  // A line of a source is shown when somebody wants to see it.
  function reveal() {
    var target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    var folded = target ? target.closest("details") : null;
    if (folded && folded !== contents) { folded.open = true; target.scrollIntoView({ block: "center" }); }
  }
  window.addEventListener("hashchange", reveal);
  reveal();
})();
