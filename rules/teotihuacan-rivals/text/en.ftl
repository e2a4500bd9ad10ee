reward_leaders = reward for the lead
