"""Playing at the terminal: every kind of line a person may type, menus, reasons, and undo."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests import small_packs
from tests.cli.starting import hot_seat


def test_auto_play_is_repeatable(run):
    first = run("play", "akropolis", "--auto", "--seed", "4", "--format", "json")
    assert first.exit_code == 0
    assert first.stdout == run("play", "akropolis", "--auto", "--seed", "4", "--format", "json").stdout
    data = json.loads(first.stdout)
    assert data["over"] is True and data["decisions"] > 10 and len(data["state"]) == 64
    assert [seat["seat"] for seat in data["seats"]] == [1, 2]
    assert set(data["winners"]) <= {1, 2} and data["winners"]
    assert data["seats"][0]["points"] == sum(data["seats"][0]["scores"].values())


@pytest.mark.slow
def test_auto_play_in_words(run):
    result = run("play", "akropolis", "--auto", "--players", "3", "--seat", "1=greedy", "--option", "wide_lakes=no")
    assert result.exit_code == 0
    assert "total" in result.output and "Player 3" in result.output


def test_a_whole_game_by_hand(run):
    result = run(*hot_seat(), text="a1\nb1\na2\nb2\na3\n")
    assert result.exit_code == 0
    assert "Player 1 wins" in result.output
    board = result.output[result.output.rindex("┌") :]
    assert [line.split("│")[1].strip() for line in board.splitlines() if "│" in line] == ["X", "X", "X"]


def test_the_end_of_the_input_ends_the_game_quietly(run):
    result = run(*hot_seat(), text="a1\n")
    assert result.exit_code == 0
    assert "Until next time." in result.output


def test_malformed_input(run):
    result = run(*hot_seat(), text="zebra\n\nquit\n")
    assert "I do not understand `zebra`." in result.output


def test_illegal_input_names_the_line_that_refuses(run):
    result = run(*hot_seat(), text="b2\nb2\nquit\n")
    assert "`b2` is not among the options" in result.output
    assert "where empty" in result.output
    assert "tic-tac-toe/game.rules:" in result.output


def test_ambiguous_input_lists_what_it_could_be(run):
    result = run(*hot_seat(), text="b\nquit\n")
    assert "`b` could be `b1`, `b2` or `b3`" in result.output


def test_a_beginning_that_fits_one_option_takes_it(run):
    result = run(*hot_seat(), text="a1\na2\na\nquit\n")
    assert "could be" not in result.output
    assert "3 │ X │" in result.output


def test_a_number_that_is_not_in_the_list_is_malformed(run, pack):
    result = run("play", pack, "--seed", "1", text="9\nquit\n")
    assert "I do not understand `9`. Type a number from 1 to" in result.output


def test_a_choice_that_cannot_be_paid_is_refused_with_its_line(run, pack):
    rules = Path(pack, "game.rules")
    text = rules.read_text().replace("pay 3", "pay 9")
    rules.write_text(text.replace("        cook:\n", "        rest: skip\n        cook:\n"))
    result = run("play", pack, "--seed", "1", text="cook\nwhy cook\nquit\n")
    assert result.output.count("because this cannot be done then:") == 2
    assert result.output.count("    Pay 9 berries.\n") == 2  # in words, and as its author wrote it
    assert "pay 9 berry" in result.output
    assert "jar: +1" not in result.output


def test_a_choice_with_one_legal_option_is_not_asked(run, pack):
    rules = Path(pack, "game.rules")
    rules.write_text(rules.read_text().replace("pay 3", "pay 9"))
    result = run("play", pack, "--seed", "1", "--seat", "2=human", text="quit\n")
    assert result.output.count("What will you do?") == 1
    assert "(-9 berries, +1 jar)" in result.output  # everybody has picked three times, since nothing else could be done


def test_menus_tell_what_an_option_changes(run, pack):
    result = run("play", pack, "--seed", "1", "--seat", "2=human", text="1\n1\nquit\n")
    assert "(+2 berries)" in result.output
    assert "(-3 berries, +1 jar)" in result.output


def test_why_shows_scores_and_where_goods_came_from(run, pack):
    result = run("play", pack, "--seed", "1", "--seat", "2=human", text="1\n1\nwhy\nquit\n")
    assert "points of Player 1 now: 2" in result.output
    assert "berries: +2 in all" in result.output
    assert "+2 turn (my-game/game.rules:10)" in result.output


def test_help_state_and_log(run):
    result = run(*hot_seat(), text="a1\nhelp\nstate\nlog\nback\nquit\n")
    assert "takes your latest choice back" in result.output
    assert "There is nothing to go back to" in result.output


def test_undo_takes_back_a_choice_of_the_people_here(run):
    result = run(*hot_seat(), text="undo\na1\nundo\nquit\n")
    assert "There is nothing to take back." in result.output
    assert "Taken back." in result.output
    board = result.output[result.output.rindex("Taken back.") :]
    assert "X" not in board and "O" not in board


def test_undo_does_not_cross_the_choice_of_a_bot(run):
    result = run("play", "tic-tac-toe", "--seed", "1", text="a1\nundo\nquit\n")
    assert "Somebody else has chosen since" in result.output
    assert "Taken back." not in result.output


@pytest.mark.slow
def test_undo_does_not_cross_what_was_revealed(run):
    opening = "play", "akropolis", "--seed", "5", "--seat", "2=human"
    refused = run(*opening, text="undo\nquit\n")
    assert "nothing to take back" in refused.output
    # Two players see four tiles; when three are taken, new ones are drawn.
    early = run(*opening, text="1\n0,1@1\n1\n0,1@1\nundo\nquit\n")
    assert "Taken back." in early.output
    late = run(*opening, text="1\n0,1@1\n1\n0,1@1\n1\n2,-3@2\nundo\nquit\n")
    assert "That cannot be taken back: something was drawn" in late.output


def test_spots_are_chosen_by_cell_and_then_by_rotation(run):
    result = run("play", "akropolis", "--seed", "5", text="1\nk\nback\nk\n2\nquit\n")
    assert result.exit_code == 0
    assert result.output.count("which way round?") == 2
    preview = result.output.partition("which way round?")[2]
    assert "1) " in preview and "2) " in preview and "1*" in preview


def test_the_log_does_not_name_what_a_seat_may_not_see(run, tmp_path):
    zones = "box: {holds: card, seen_by: nobody, start: all}, hand: {holds: card, per: player, seen_by: owner}"
    nouns = f"zones: {{{zones}, laid: {{holds: card, per: player, seen_by: owner}}}}\nresources: {{win: {{per: player}}}}\n"
    rules = (
        "flow game:\n    do deal\n    for each n in 1..2:\n        each player: do turn\n\nrule deal:\n    shuffle box\n"
        "    each player: draw 3 from box to hand\n\naction turn:\n"
        "    choose card from hand\n    move card to laid\n\nwinner: most win\n"
    )
    secrets = small_packs.pack(tmp_path, rules, nouns, "pieces: card\nitems: {ant: {copies: 6}}\n", players=(2, 2))
    result = run("play", str(secrets), "--seed", "4", text="1\nlog\nquit\n")
    told = [line for line in result.output.splitlines() if "Player 2" in line]
    assert any("moves 1 card" in line for line in told)
    assert not any("ant." in line for line in told)
