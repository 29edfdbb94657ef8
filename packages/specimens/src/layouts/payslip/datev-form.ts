import type { Paper, TextStyle } from '../../paper/paper.ts';

const label: TextStyle = { size: 6 };

const topLabels: readonly (readonly [number, number, string])[] = [
  [48, 56, 'Personal-Nr.'],
  [84, 56, 'Geburtsdatum'],
  [126, 56, 'StKl'],
  [140, 56, 'Faktor'],
  [168, 56, 'Ki.Frbtr.'],
  [194, 56, 'Konfession'],
  [228, 56, 'Freibetrag jährl.'],
  [282, 56, 'Freibetrag mtl.'],
  [330, 56, 'DBA'],
  [352, 56, 'Gleitzone'],
  [395, 56, 'St.-Tg.'],
  [426, 56, 'VJ Url. üb.'],
  [462, 56, 'Url. Anspr.'],
  [500, 56, 'Url.Tg.gen.'],
  [535, 56, 'Resturlaub'],
  [48, 80, 'SV-Nummer'],
  [128, 80, 'Krankenkasse'],
  [308, 80, 'KK %'],
  [332, 80, 'PGRS'],
  [356, 80, 'BGRS'],
  [383, 80, 'Um.'],
  [397, 80, 'SV-Tg.'],
  [330, 104, 'Eintritt'],
  [374, 104, 'Austritt'],
  [330, 128, 'Steuer-ID'],
  [404, 128, 'MFB'],
  [330, 168, 'Hinweise zur Abrechnung'],
];

/** The printed form, before anything is filled in. */
export function datevForm(paper: Paper): void {
  paper.text(48, 44, 'Abrechnung der Brutto/Netto-Bezüge', { size: 9.5, cut: 'bold' });
  for (const [x, y, text] of topLabels) paper.text(x, y, text, label);
  paper.rule(48, 48, 565, 48);
  for (const y of [72, 96]) paper.rule(48, y, 418, y, 0.4);
  for (const y of [120, 145]) paper.rule(330, y, 418, y, 0.4);
  paper.text(48, 286, 'Brutto-Bezüge', { size: 6.5, cut: 'bold' });
  paper.rule(48, 289, 565, 289);
  const grossLabels: readonly (readonly [number, string])[] = [
    [48, 'Lohnart'],
    [80, 'Bezeichnung'],
    [264, 'Einheit'],
    [312, 'Menge'],
    [366, 'Faktor'],
    [392, 'Prozentsatz'],
    [434, 'St'],
    [452, 'SV'],
    [470, 'GB'],
    [545, 'Betrag'],
  ];
  for (const [x, text] of grossLabels) paper.text(x, 297, text, label);
  paper.rule(487, 289, 487, 770, 0.8);
  paper.text(562, 466, 'Gesamt-Brutto', { ...label, cut: 'bold', align: 'right' });
  paper.text(48, 480, 'Steuer/Sozialversicherung', { size: 6.5, cut: 'bold' });
  paper.rule(48, 483, 565, 483);
  row(paper, 491, [
    [48, 'St'],
    [140, 'Steuer-Brutto'],
    [218, 'Lohnsteuer'],
    [297, 'Kirchensteuer'],
    [383, 'Solidaritätszuschlag'],
  ]);
  paper.text(562, 491, 'Steuerrechtliche Abzüge', { ...label, align: 'right' });
  row(paper, 538, [
    [48, 'SV'],
    [106, 'KV-Brutto'],
    [160, 'RV-Brutto'],
    [214, 'AV-Brutto'],
    [268, 'PV-Brutto'],
    [322, 'KV-Beitrag'],
    [376, 'RV-Beitrag'],
    [430, 'AV-Beitrag'],
    [482, 'PV-Beitrag'],
  ]);
  paper.text(562, 538, 'SV-rechtliche Abzüge', { ...label, align: 'right' });
  paper.rule(48, 530, 565, 530);
  paper.text(562, 588, 'Netto-Verdienst', { ...label, cut: 'bold', align: 'right' });
  paper.text(48, 600, 'Verdienstbescheinigung', { size: 6.5, cut: 'bold' });
  paper.text(300, 600, 'Netto-Bezüge/Netto-Abzüge', { size: 6.5, cut: 'bold' });
  paper.rule(48, 603, 286, 603);
  paper.rule(300, 603, 565, 603);
  [
    'Gesamt-Brutto',
    'Steuer-Brutto',
    'Lohnsteuer',
    'Kirchensteuer',
    'Solidaritätszuschlag',
    'Steuerfreie Bezüge',
    'P. verst. Zuk.sich.',
    'Pfändung Rest',
    'Darlehen Rest',
  ].forEach((text, index) => {
    paper.text(48, 613 + index * 12, text, label);
  });
  ['SV-Brutto', 'KV-Beitrag', 'RV-Beitrag', 'AV-Beitrag', 'PV-Beitrag', 'VWL gesamt', 'Kug-Auszahlung'].forEach(
    (text, index) => {
      paper.text(176, 613 + index * 12, text, label);
    },
  );
  row(paper, 611, [
    [322, 'Lohnart'],
    [372, 'Bezeichnung'],
    [562, 'Betrag'],
  ]);
  row(paper, 745, [
    [62, 'Bank'],
    [350, 'SV-AG-Anteil'],
    [408, 'Zus. AG-Kosten'],
    [476, 'Gesamtkosten'],
  ]);
  paper.text(48, 757, 'Konto', label);
  paper.text(562, 745, 'Auszahlungsbetrag', { ...label, cut: 'bold', align: 'right' });
  paper.rule(48, 770, 565, 770);
  paper.text(306, 800, `Dies ist eine Entgeltbescheinigung nach § 108 Abs. 3 Satz 1 der Gewerbeordnung`, {
    size: 5,
    align: 'centre',
  });
  paper.text(48, 808, `Form.-Nr. LOGN17`, { size: 5 });
  paper.text(562, 808, 'DATEV', { size: 8, cut: 'bold', align: 'right' });
  paper.text(300, 44, 'für', { size: 9 });
  paper.text(546, 44, 'Blatt:', { size: 5.5, align: 'right' });
}

function row(paper: Paper, y: number, cells: readonly (readonly [number, string])[]): void {
  for (const [x, text] of cells) paper.text(x, y, text, x > 100 ? { ...label, align: 'right' } : label);
}
