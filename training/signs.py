"""The signs that the reader knows, in the order of its classes; class 0 is the gap between signs."""

import sys

ASCII = "".join(chr(code) for code in range(32, 127))
# Letters of all languages of the European Union in Latin script, and of Turkish, Norwegian, Icelandic and Albanian.
LETTERS = (
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ"
    "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠš"
    "ŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțẞ"
)
TYPOGRAPHY = "€£§°ºª«»„“”‘’–—…•·×±½²³©®™µ№"
# Anything in another script: seen, and not told.
UNKNOWN = "\ufffd"
SIGNS = ASCII + LETTERS + TYPOGRAPHY + UNKNOWN
CLASS = {sign: at + 1 for at, sign in enumerate(SIGNS)}
# Signs that are drawn alike; the reader tells the first of each.
ALIKE = str.maketrans({"−": "-", "‐": "-", "‑": "-", "\u00a0": " ", "´": "'", "`": "'", "ʼ": "'", "″": '"', "ﬁ": "fi"})


def classes_of(text):
    """The classes of a text; letters of other scripts are unknown."""
    return [CLASS.get(sign, CLASS[UNKNOWN]) for sign in text.translate(ALIKE)]


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(SIGNS)
    print(len(SIGNS), "signs")
