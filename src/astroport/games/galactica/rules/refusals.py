"""Galactica: the rules that can forbid an action, by the numbers that compiled code uses for them."""

GA_1_6 = 106
GA_1_8 = 108
GA_2_1 = 201
GA_2_2 = 202
GA_2_3 = 203
GA_2_4 = 204
GA_2_5 = 205
GA_3_1 = 301
GA_3_2 = 302
GA_3_3 = 303
GA_4_3 = 403
GA_4_5 = 405
GA_4_6 = 406
GA_5_1 = 501
GA_6_1 = 601
GA_6_2 = 602
GA_6_3 = 603
GA_6_4 = 604
GA_7_1 = 701
