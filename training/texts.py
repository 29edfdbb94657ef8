"""Texts by chance, of the kinds that papers show: words, names, captions, figures, identifiers, zones."""

import glob
import os

from signs import LETTERS, TYPOGRAPHY

UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS = "0123456789"
MONTHS = (
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre "
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember "
    "January February March May June July October December GEN FEB MAR APR MAG GIU LUG AGO SET OTT NOV DIC "
    "Jan Feb Mrz Apr Jun Jul Aug Sep Okt Dez MAI OKT DEZ JÄN"
).split()
STATES = "ITA D<< DEU AUT ROU POL ESP FRA HRV TUR UTO GBR NLD BEL CHE MAR ALB UKR BGR GRC PRT SVN HUN CZE SVK".split()
# How often each country's words come; the two languages of the house most often.
WEIGHT = {"italian": 10, "ngerman": 10, "british-english": 3, "french": 2, "spanish": 2, "polish": 2, "tr_TR.dic": 2, "ro_RO.dic": 2}
OTHER = ("bg_BG.dic", "el_GR.dic")
FINAL_ACCENTS = str.maketrans("ÀÈÉÌÒÙ", "AEEIOU")
# Numbers of German and Italian papers, and of any other.
SERIALS = ("CFGHJKLMNPRTVWXYZ0123456789", UPPER + DIGITS * 3, DIGITS)


class Texts:
    """All of one generator of random numbers: the same seed gives the same texts."""

    def __init__(self, pack, random):
        self.random = random
        self.lists, self.weights, self.others = [], [], []
        for path in sorted(glob.glob(os.path.join(pack, "words", "*.txt"))):
            name = os.path.basename(path)[:-4]
            with open(path, encoding="utf-8") as file:
                words = [word for word in file.read().split("\n") if word]
            if name in OTHER:
                self.others.append(words)
            else:
                self.lists.append(words)
                self.weights.append(WEIGHT.get(name, 1))
        with open(os.path.join(pack, "names.txt"), encoding="utf-8") as file:
            names = [name for name in file.read().split("\n") if name]
        self.names = [name for name in names if all(ord(sign) < 0x250 or sign in TYPOGRAPHY for sign in name)]
        self.accented = [word for words in (*self.lists, self.names) for word in words if any(s in LETTERS for s in word)]
        # Words that end in an accent, which registers write as an apostrophe; and what German compounds are made of.
        self.ending = [word for words in (*self.lists, self.names) for word in words if word[-1] in "àèéìòù"]
        with open(os.path.join(pack, "words", "ngerman.txt"), encoding="utf-8") as file:
            self.german = [word for word in file.read().split("\n") if 3 < len(word) < 14 and word.isalpha()]
        here = os.path.dirname(os.path.abspath(__file__))
        with open(os.path.join(here, "trade.txt"), encoding="utf-8") as file:
            self.trade = [line for line in file.read().split("\n") if line]

    def chance(self, share):
        return self.random.random() < share

    def pick(self, among):
        return among[int(self.random.random() * len(among))]

    def digits(self, count):
        return "".join(self.pick(DIGITS) for _ in range(count))

    def cased(self, text):
        roll = self.random.random()
        return text.upper().replace("ẞ", "SS") if roll < 0.3 else text.capitalize() if roll < 0.4 else text

    def word(self):
        roll = self.random.random()
        if roll < 0.62:
            return self.cased(self.pick(self.random.choices(self.lists, self.weights)[0]))
        if roll < 0.75:
            word = self.pick(self.accented)
            return word.upper().replace("ẞ", "SS") if self.chance(0.3) else self.cased(word)
        return self.cased(self.pick(self.names))

    def words(self, most):
        text = self.word()
        for _ in range(int(self.random.random() * most)):
            mark = self.pick((", ", ". ", " - ", ": ", "; ", "/", ".", "'", " (", ") ")) if self.chance(0.15) else " "
            text += mark + self.word()
        if self.chance(0.1):
            text += self.pick(".,:;!?)*")
        if self.chance(0.03):
            text = self.pick("\"'(„«*•–-") + text
        return text

    def person(self):
        text = self.pick(self.names)
        for _ in range(1 + int(self.random.random() * 2)):
            text += self.pick((" ", " ", " ", ", ", "-")) + self.pick(self.names)
        return text.upper() if self.chance(0.5) else text

    def caption(self):
        text = self.pick(self.trade)
        if self.chance(0.3):
            text += self.pick((" / ", "/", " ", " - ")) + self.pick(self.trade)
        roll = self.random.random()
        text = text.upper() if roll < 0.25 else text.lower() if roll < 0.3 else text
        return text + self.pick(("", "", "", ":", ".", " €", " EUR", " (EUR)", " %", " *")) 

    def short_caption(self):
        """A capital or a few letters, a colon, and what it announces: the colon is as thin as an I."""
        roll = self.random.random()
        if roll < 0.4:
            head = self.pick(UPPER)
        elif roll < 0.65:
            head = "".join(self.pick(UPPER) for _ in range(2 + int(self.random.random() * 2)))
        else:
            head = self.pick([line for line in (self.pick(self.trade) for _ in range(4)) if len(line) < 10] or ["Nr"])
        head = head if self.chance(0.7) else head.capitalize()
        kind = self.pick((self.amount, self.day, self.quantity, self.identifier, self.word, lambda: self.pick(UPPER), lambda: self.digits(2), lambda: ""))
        text = head + self.pick((":", ":", ":", ":", " :", ".:", "."))
        return (text + self.pick((" ", " ", "")) + kind()).strip()

    def apostrophe(self):
        """Registers and typewriters set an apostrophe where a capital's accent would be: CITTA', PERCHE', NICOLO'."""
        if self.chance(0.7):
            word = self.pick(self.ending).upper()
            word = word[:-1] + word[-1].translate(FINAL_ACCENTS) + "'"
        else:
            names = [name for name in (self.pick(self.names) for _ in range(6)) if name[-1] in "aeiou"]
            word = (names[0] if names else "Nicolo").upper() + "'"
        if self.chance(0.15):
            word = self.pick(("D'", "L'", "DELL'", "ALL'", "SANT'")) + self.pick(self.names).upper()
        other = self.pick((self.pick(self.names), self.word())).upper()
        return self.pick((word, word, f"{word} {other}", f"{other} {word}", f"{word}, {other}", word.capitalize()))

    def compound(self):
        """German words grow: Sozialversicherungsbeitragsnachweis."""
        text = self.pick(self.german).capitalize()
        for _ in range(1 + int(self.random.random() * 2)):
            joint = self.pick(("", "", "", "s", "s", "-", "/"))
            part = self.pick(self.german)
            text += joint + (part.capitalize() if joint in ("-", "/") else part.lower())
        text = text.upper().replace("ẞ", "SS") if self.chance(0.15) else text
        return text + self.pick(("", "", "", "-", ":", " " + self.word(), " " + self.amount()))

    def amount(self):
        whole = self.digits(self.pick((1, 2, 3, 3, 4, 4, 5, 6))).lstrip("0") or "0"
        point, comma = self.pick(((".", ","), (".", ","), (".", ","), (",", "."), ("", ","), (" ", ","), ("'", "."), ("’", ".")))
        grouped = whole if len(whole) < 4 else whole[:-3] + point + whole[-3:]
        text = grouped + comma + self.digits(self.pick((2, 2, 2, 2, 2, 3, 5, 1)))
        if self.chance(0.08):
            # Forms with a column for cents, and lists that leave them out.
            text = grouped + self.pick(("  ", "   ", " ", " , ", ", ")) + self.digits(2) if self.chance(0.7) else grouped + self.pick((",--", ",-", ",–", ",="))
        roll = self.random.random()
        if roll < 0.12:
            text = self.pick(("-", "- ", "+", "+ ", "–")) + text
        elif roll < 0.24:
            text += self.pick(("-", " -", "+", " S", " H", " D", " A", "%", " %"))
        if self.chance(0.2):
            text = self.pick((text + " €", "€ " + text, text + " EUR", "EUR " + text, text + "€", "€" + text))
        return text

    def day(self):
        day, month = f"{1 + int(self.random.random() * 31):02d}", f"{1 + int(self.random.random() * 12):02d}"
        year = self.pick(("19", "20", "20")) + self.digits(2)
        mark = self.pick((".", ".", "/", "/", "-", " "))
        return self.pick((
            day + mark + month + mark + year, day + mark + month + mark + year, day + mark + month + mark + year[2:],
            day + "." + month + ".", day + "/" + month, f"{year}-{month}-{day}", f"{int(day)}. {self.pick(MONTHS)} {year}",
            f"{int(day)} {self.pick(MONTHS)} {year}", f"{self.pick(MONTHS)} {year}", f"{month}/{year}", f"{month}.{year}",
            f"{day} {self.pick(MONTHS)}", f"{self.pick(MONTHS)}/{year}",
        ))

    def period(self):
        """From one day to another, as statements and payslips head their pages."""
        first, last = f"{1 + int(self.random.random() * 28):02d}", f"{1 + int(self.random.random() * 31):02d}"
        one, two = f"{1 + int(self.random.random() * 12):02d}", f"{1 + int(self.random.random() * 12):02d}"
        year = "20" + self.digits(2)
        year = year if self.chance(0.6) else year[2:]
        dash = self.pick((" - ", " – ", "-", "–", " bis ", " al ", " - "))
        mark = self.pick((".", ".", "/", "/", "-"))
        end = mark.join((last, two, year))
        begin = mark.join((first, one, year))
        if mark == "." and self.chance(0.35):
            return self.pick(("", "", "Zeitraum ", "vom ", "Zeitraum: ")) + self.pick((f"{first}.{one}.", f"{first}.")) + dash + end
        return self.pick((
            begin + dash + end, begin + dash + end, f"dal {begin} al {end}", f"DAL {begin} AL {end}", f"vom {begin} bis {end}",
            f"Periodo dal {begin} al {end}", f"dal {begin} al {end} - N. {self.digits(2)}", f"{begin} - {end} - Nr. {self.digits(1)}",
        ))

    def identifier(self):
        r, letters = self.random, lambda n: "".join(self.pick(UPPER) for _ in range(n))
        roll = r.random()
        if roll < 0.22:
            iban = self.pick(("IT" + self.digits(2) + letters(1) + self.digits(22), "DE" + self.digits(20), self.pick(("AT", "FR", "ES", "NL")) + self.digits(18)))
            return " ".join(iban[at : at + 4] for at in range(0, len(iban), 4)) if self.chance(0.5) else iban
        if roll < 0.4:
            code = letters(6) + self.digits(2) + self.pick("ABCDEHLMPRST") + self.digits(2) + letters(1) + self.digits(3) + letters(1)
            return code if self.chance(0.8) else f"{code[:3]} {code[3:6]} {code[6:11]} {code[11:]}"
        if roll < 0.5:
            number = self.digits(11)
            return number if self.chance(0.5) else f"{number[:2]} {number[2:5]} {number[5:8]} {number[8:]}"
        if roll < 0.6:
            return self.digits(2) + " " + self.digits(6) + " " + letters(1) + " " + self.digits(3)
        if roll < 0.7:
            return letters(2) + self.digits(5) + letters(2) if self.chance(0.5) else "".join(self.pick("CFGHJKLMNPRTVWXYZ0123456789") for _ in range(9))
        if roll < 0.8:
            return self.pick(("Nr. ", "N. ", "No. ", "n° ", "Nº ", "#", "Tel. ", "Fax ", "+39 ", "+49 ", "P.IVA ", "Cod. ", "§ ", "ID ")) + self.digits(3 + int(r.random() * 7))
        if roll < 0.9:
            return self.digits(self.pick((5, 5, 8, 10))) + " " + self.pick(self.names)
        return "".join(self.pick(UPPER + DIGITS + "-/. ") for _ in range(4 + int(r.random() * 16))).strip() or "0"

    def zone(self):
        """A line of a machine-readable zone of three, two or two lines (30, 36 or 44 signs), at times a piece of one."""
        def plain(name):
            return "".join(sign if sign in UPPER else "<" if sign in " -" else "" for sign in name.upper()).strip("<")

        given = "<".join(plain(self.pick(self.names)) for _ in range(self.pick((1, 1, 2, 2, 3))))
        name = plain(self.pick(self.names)) + "<<" + given
        long = self.pick((30, 30, 36, 44))
        kind, state = self.pick(("P<", "P<", "I<", "ID", "C<", "AR", "AO", "IR", "CI", "PO")), self.pick(STATES)
        among = self.pick(SERIALS)
        number = "".join(self.pick(among) for _ in range(self.pick((9, 9, 9, 9, 8, 7)))).ljust(9, "<") + self.digits(1)
        days = self.digits(6) + self.digits(1) + self.pick("MF<") + self.digits(6) + self.digits(1)

        def free(room):
            """What a state may fill as it likes: most leave it empty."""
            roll = self.random.random()
            if roll < 0.55:
                return "<" * room
            if roll < 0.75:
                return "".join(self.pick(DIGITS) for _ in range(room))[: 4 + int(self.random.random() * room)].ljust(room, "<")[:room]
            return "".join(self.pick(UPPER + DIGITS) for _ in range(min(room, 16))).ljust(room, "<")

        if long == 30:
            line = self.pick((kind + state + number + free(15), days + state + free(11) + self.digits(1), name))
        else:
            line = self.pick((kind + state + name, number + state + days + free(long - 30) + self.digits(1) * 2))
        line = line[:long].ljust(long, "<")
        if self.chance(0.1):
            at = int(self.random.random() * (long - 6))
            line = line[at : at + 5 + int(self.random.random() * long)]
        return line

    def time(self):
        hour, minute = f"{int(self.random.random() * 24):02d}", f"{int(self.random.random() * 60):02d}"
        text = hour + self.pick((":", ":", ":", ".")) + minute
        if self.chance(0.3):
            text += ":" + f"{int(self.random.random() * 60):02d}"
        text = self.pick(("", "", "ore ", "h ", "um ", "alle ", "Uhrzeit: ", "Ora: ")) + text + self.pick(("", "", "", " Uhr", " h"))
        return self.day() + self.pick((" ", " ", ", ", " - ", "  ")) + text if self.chance(0.3) else text

    def page(self):
        """Counts of pages, parts of a whole, tax factors: few digits with a stroke, a colon or a word between."""
        of = str(1 + int(self.random.random() * 12))
        one = str(1 + int(self.random.random() * 12))
        mark = self.pick(("/", "/", " / ", ":", " di ", " von ", " of ", "-", " - "))
        before = self.pick(("", "", "", "Pag. ", "Pagina ", "Seite ", "Blatt ", "Page ", "Foglio ", "S. ", "Nr. ", "Kl. ", "Art. "))
        return before + (one if self.chance(0.2) else one + mark + of)

    def company(self):
        kind = self.pick((
            "S.p.A.", "S.r.l.", "S.P.A.", "S.R.L.", "SpA", "Srl", "SRL", "SPA", "S.n.c.", "S.a.s.", "Soc. Coop.", "& C.", "e C. S.n.c.",
            "GmbH", "GmbH & Co. KG", "AG", "e.V.", "eG", "UG (haftungsbeschränkt)", "KG", "OHG", "e.K.", "mbH", "SE", "gGmbH",
        ))
        name = " ".join(self.cased(self.pick((self.pick(self.names), self.word()))) for _ in range(1 + int(self.random.random() * 2)))
        return name + self.pick((" ", " ", ", ")) + kind

    def web(self):
        def part():
            return "".join(sign for sign in self.word().lower() if sign in UPPER.lower()) or "posta"

        host = part() + self.pick((".it", ".de", ".com", ".eu", ".net", "-" + part() + ".de", "." + part() + ".it"))
        return self.pick(("www." + host, part() + "@" + host, part() + "." + part() + "@" + host, "https://" + host + "/" + part(), host))

    def address(self):
        number = self.digits(self.pick((1, 2, 2, 3))).lstrip("0") or "1"
        number += self.pick(("", "", "", "", "a", " b", "/A", "/2", " A"))
        name = self.cased(self.pick((self.pick(self.names), self.word())))
        if self.chance(0.5):
            street = self.pick(("Via ", "V.le ", "Viale ", "Corso ", "C.so ", "Piazza ", "P.za ", "Largo ", "Vicolo ", "Loc. ")) + name
            town = self.digits(5) + " " + self.pick(self.names) + self.pick(("", f" ({self.pick(UPPER)}{self.pick(UPPER)})", f" {self.pick(UPPER)}{self.pick(UPPER)}"))
        else:
            street = name + self.pick(("straße", "str.", "strasse", "weg", "-Straße", " Straße", "platz", "gasse", "allee", "ring"))
            town = self.digits(5) + " " + self.pick(self.names)
        street += self.pick((" ", " ", ", ", ", n. ")) + number
        text = self.pick((street, street + ", " + town, street + " - " + town, town, street + " " + town))
        return text.upper() if self.chance(0.3) else text

    def quantity(self):
        """What stands in the columns of a payslip: hours, days, rates, with their units or without."""
        number = self.digits(self.pick((1, 2, 2, 3))).lstrip("0") or "0"
        number += self.pick(("", ",", ",", ",", ".")) 
        if number[-1] in ",.":
            number += self.digits(self.pick((1, 2, 2, 3, 5)))
        return number + self.pick(("", "", " h", " Std.", " ore", " gg", " Tage", " %", "%", " GG", " ORE", " x", " Std", "h"))

    def row(self):
        parts = [self.pick((self.day, self.amount, self.amount, self.caption, self.identifier, self.quantity, self.time, self.page))() for _ in range(2 + int(self.random.random() * 3))]
        return "   ".join(parts) if self.chance(0.5) else " ".join(parts)

    def foreign(self):
        return " ".join(self.pick(self.pick(self.others)) for _ in range(1 + int(self.random.random() * 3)))

    def sprinkled(self):
        pool = LETTERS + TYPOGRAPHY
        return "".join(self.pick(pool) if self.chance(0.4) else self.pick(UPPER + UPPER.lower() + DIGITS + " .,-/") for _ in range(3 + int(self.random.random() * 12))).strip() or "Ä"

    def any(self, long):
        """A text, and whether it is a zone; long ones fill the width of a page."""
        roll = self.random.random()
        for kind, share in (
            (self.amount, 0.155), (self.day, 0.06), (self.period, 0.03), (self.identifier, 0.08), (self.zone, 0.14),
            (self.caption, 0.09), (self.short_caption, 0.035), (self.apostrophe, 0.025), (self.compound, 0.02),
            (self.person, 0.06), (self.row, 0.06), (self.foreign, 0.01), (self.sprinkled, 0.02), (self.time, 0.02),
            (self.page, 0.015), (self.company, 0.015), (self.web, 0.015), (self.address, 0.02), (self.quantity, 0.02),
        ):
            if roll < share:
                return kind(), kind == self.zone
            roll -= share
        return self.words(long), False
