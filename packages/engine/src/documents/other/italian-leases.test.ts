import { expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'who lets to whom, in one word',
    [
      'LOCAZIONE ABITATIVA AGEVOLATA',
      'La sig.ra ROSSI MARIA (c.f. RSSMRA80A41F205B) LOCA a BIANCHI LUCA (c.f. BNCLCU85C10H501B), che',
      'accetta, l’immobile in Pistoia, via Pisana 3. Il locatore e il conduttore convengono:',
      'Durata: dal 15.03.2026 al 14.03.2029.',
      'Il canone annuo di locazione, secondo l’Accordo territoriale del Comune di Pistoia, è convenuto in euro',
      '9.360,00 da versare in 12 rate eguali anticipate di euro 780,00 ciascuna.',
    ],
    {
      type: 'rental_contract',
      landlord_name: 'ROSSI MARIA',
      tenant_name: 'BIANCHI LUCA',
      annual_rent: 936_000,
      monthly_rent: 78_000,
      start_date: '2026-03-15',
      end_date: '2029-03-14',
    },
  ],
  [
    'a private deed with what is paid in return',
    [
      'SCRITTURA PRIVATA DI LOCAZIONE',
      'PARTE LOCATRICE: Immobiliare Ticino S.r.l., P.IVA 01234560187, Roma',
      'PARTE CONDUTTRICE: Bianchi Luca, C.F. BNCLCU85C10H501B, Roma',
      'decorrenza 01-05-2026, scadenza 30-04-2030;',
      'corrispettivo annuale pattuito Euro 10.800,00 da pagarsi in rate mensili di Euro 900,00;',
      'spese accessorie forfettarie € 70,00; cauzione di Euro 2.700,00;',
    ],
    {
      type: 'rental_contract',
      landlord_name: 'Immobiliare Ticino S.r.l.',
      tenant_name: 'Bianchi Luca',
      annual_rent: 1_080_000,
      monthly_rent: 90_000,
      side_costs: 7_000,
      deposit: 270_000,
    },
  ],
  [
    '4+4 classic',
    [
      'CONTRATTO DI LOCAZIONE AD USO ABITATIVO',
      '(art. 2, comma 1, L. 9 dicembre 1998 n. 431)',
      'Il Sig. ROSSETTI PAOLO, nato a Padova il 03/05/1958, C.F. RSSPLA58E03G224M, residente in Padova, Via Roma 10, di seguito locatore',
      'CONCEDE IN LOCAZIONE',
      "alla Sig.ra BIANCHIN ELENA, nata a Mestre il 12/09/1990, C.F. BNCLNE90P52F159O, di seguito conduttrice, che accetta, l'unità immobiliare",
      'posta in Padova, Via Facciolati 88, piano 2.',
      '1) Il contratto è stipulato per la durata di anni quattro, dal 01/09/2024 al 31/08/2028.',
      '2) Il canone annuo di locazione è convenuto in euro 8.400,00 (ottomilaquattrocento/00) che il conduttore si obbliga a corrispondere in n. 12 rate',
      'mensili uguali anticipate di euro 700,00 ciascuna, entro il giorno 5 di ogni mese.',
      '3) A garanzia il conduttore versa al locatore euro 2.100,00 a titolo di deposito cauzionale.',
    ],
    {
      type: 'rental_contract',
      landlord_name: 'ROSSETTI PAOLO',
      tenant_name: 'BIANCHIN ELENA',
      fiscal_id: 'BNCLNE90P52F159O',
      start_date: '2024-09-01',
      end_date: '2028-08-31',
      monthly_rent: 70_000,
      deposit: 210_000,
    },
  ],
  [
    'canone annuo da pagarsi',
    [
      'Contratto di locazione abitativa agevolato (3+2)',
      'Tra la società Immobiliare Ticino S.r.l., con sede in Pavia, Corso Cavour 5, P.IVA 01234560187, in persona del legale rappresentante (parte locatrice)',
      'e Luca Ferri, nato a Pavia il 01/01/1989, codice fiscale FRRLCU89A01G388N (parte conduttrice)',
      'Durata: 3 anni con decorrenza dal 1° maggio 2025 e scadenza al 30 aprile 2028.',
      'Canone: euro 6.600,00 annui, da pagarsi in rate mensili anticipate di euro 550,00.',
      'Oneri accessori: euro 60,00 mensili. Deposito cauzionale: euro 1.100,00 pari a due mensilità.',
    ],
    {
      landlord_name: 'Immobiliare Ticino S.r.l.',
      tenant_name: 'Luca Ferri',
      fiscal_id: 'FRRLCU89A01G388N',
      start_date: '2025-05-01',
      end_date: '2028-04-30',
      monthly_rent: 55_000,
      deposit: 110_000,
    },
  ],
  [
    'form table',
    [
      'CONTRATTO DI LOCAZIONE TRANSITORIO PER STUDENTI UNIVERSITARI',
      'Locatore            Carla Mazzanti - C.F. MZZCRL60D50A944T',
      'Conduttore          Davide Greco - C.F. GRCDVD03H12F839Y',
      'Immobile            Bologna, Via Zamboni 12, posto letto in camera doppia',
      'Decorrenza          01/10/2025',
      'Scadenza            30/09/2026',
      'Canone mensile      € 420,00',
      'Spese condominiali  € 50,00',
      'Deposito            € 840,00',
    ],
    {
      landlord_name: 'Carla Mazzanti',
      tenant_name: 'Davide Greco',
      fiscal_id: 'GRCDVD03H12F839Y',
      start_date: '2025-10-01',
      end_date: '2026-09-30',
      monthly_rent: 42_000,
      deposit: 84_000,
    },
  ],
  [
    'canone in words',
    [
      'Scrittura privata - contratto di locazione ad uso abitativo',
      'Fra i sottoscritti: Mario Colombo, nato a Lecco il 2 febbraio 1965, residente in Lecco, (locatore) e Sara Ghezzi, nata a Como il 15 marzo 1992,',
      'residente in Lecco, (conduttrice), si conviene quanto segue.',
      'La locazione avrà la durata di anni 4 a decorrere dal 1 febbraio 2023 e fino al 31 gennaio 2027, rinnovabile.',
      'Il canone mensile è stabilito in € 650 (seicentocinquanta), da versarsi in via anticipata.',
      'La conduttrice versa una cauzione di € 1.950.',
    ],
    {
      landlord_name: 'Mario Colombo',
      tenant_name: 'Sara Ghezzi',
      start_date: '2023-02-01',
      end_date: '2027-01-31',
      monthly_rent: 65_000,
      deposit: 195_000,
    },
  ],
];

test.each(papers)('an Italian lease: %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});
