"""Escape Pods: the rules that can forbid an action, by the numbers that compiled code uses for them."""

EP_1_2 = 102
EP_1_5 = 105
EP_1_6 = 106
EP_1_8 = 108
EP_1_9 = 109
EP_2_1 = 201
EP_2_2 = 202
EP_2_3 = 203
EP_2_5 = 205
EP_3_1 = 301
EP_3_2 = 302
EP_3_3 = 303
EP_3_4 = 304
EP_3_5 = 305
EP_4_1 = 401
EP_4_2 = 402
EP_4_3 = 403
EP_4_4 = 404
EP_5_1 = 501
EP_5_2 = 502
EP_5_3 = 503
EP_5_4 = 504
EP_6_2 = 602
EP_8_1 = 801
