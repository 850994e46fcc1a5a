"""Asteroid Escape: the rules that can forbid an action, by the numbers that compiled code uses for them."""

AE_1_6 = 106
AE_1_8 = 108
AE_1_9 = 109
AE_2_2 = 202
AE_2_3 = 203
AE_3_1 = 301
AE_3_2 = 302
AE_3_3 = 303
AE_3_4 = 304
AE_3_5 = 305
AE_5_1 = 501
AE_7_2 = 702
