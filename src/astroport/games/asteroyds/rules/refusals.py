"""The rules that forbid something, as the numbers compiled code uses for them."""

AC_2_1 = 201
AC_2_2 = 202
AC_2_3 = 203
AC_4_1 = 401
AC_7_1 = 701
AC_7_4 = 704
AC_7_5 = 705
