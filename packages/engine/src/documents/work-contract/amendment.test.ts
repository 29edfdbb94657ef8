import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { workContractReader } from './reader.ts';
import { readContract } from './testing/read-contract.ts';

describe('papers that change a contract, and papers about one', () => {
  test('INC-05 the day of a German change is not the day the work began', async () => {
    const values = valuesOf(
      await readContract(
        'Nachtrag zum Arbeitsvertrag vom 12.02.2019',
        'zwischen der Nordwind Logistik GmbH, Hafenweg 7, 20457 Hamburg',
        'und Herrn Jonas Petersen, Lindenweg 3, 44227 Dortmund',
        'Die Vergütung wird mit Wirkung zum 01.01.2026 geändert: das monatliche Bruttogehalt beträgt 4.120,00 EUR.',
      ),
    );
    expect(values).toMatchObject({ employment_start: null, monthly_gross: 412_000, person_name: 'Jonas Petersen' });
  });

  test('INC-05 a contract that was prolonged ends on the later day', async () => {
    const values = valuesOf(
      await readContract(
        'Oggetto: proroga del contratto di lavoro a tempo determinato',
        'Il contratto di lavoro con decorrenza 10/01/2023 e scadenza 31/12/2024 è prorogato',
        'fino al 31/12/2026, ferme restando livello, mansione e retribuzione.',
      ),
    );
    expect(values).toMatchObject({
      employment_kind: 'fixed_term',
      employment_start: '2023-01-10',
      employment_end: '2026-12-31',
    });
  });

  test('INC-05 the day a prolonged contract goes on from is not the day it ends', async () => {
    const values = valuesOf(
      await readContract(
        'Oggetto: proroga del contratto di lavoro a tempo determinato',
        'con riferimento al contratto di lavoro stipulato con decorrenza 03/04/2026 e scadenza 31/10/2026, Le',
        'comunichiamo che il termine è prorogato dal 01/11/2026 al 31/03/2027.',
      ),
    );
    expect(values).toMatchObject({ employment_start: '2026-04-03', employment_end: '2027-03-31' });
  });

  test.each([
    '50 % eines Bruttomonatsgehalts (2.090,00 EUR)',
    'der Hälfte des Bruttomonatsgehalts, 2.090,00 EUR,',
    'einem halben Monatsgehalt (2.090,00 EUR)',
  ])('INC-05 a bonus of %s is not the pay, and the bracket says when the job began', async (share) => {
    const values = valuesOf(
      await readContract(
        'Nachtrag zum Arbeitsvertrag vom 15.06.2020',
        'in Ergänzung des bestehenden unbefristeten Arbeitsvertrages (Beginn 01.07.2020) vereinbaren wir',
        '1. Das Bruttomonatsgehalt beträgt 4.180,00 EUR bei einer Wochenarbeitszeit von 38,5 Stunden.',
        `2. Mit dem Novembergehalt wird ein Weihnachtsgeld von ${share} gezahlt.`,
        'Das Jahresbruttogehalt beträgt damit 52.250,00 EUR.',
      ),
    );
    expect(values).toMatchObject({
      employment_start: '2020-07-01',
      salary_amount: 418_000,
      salary_period: 'month',
      monthly_gross: 418_000,
      gross_income: 5_225_000,
    });
  });

  test('INC-05 a contract that was turned into one without an end has none', async () => {
    const letter = [
      'Oggetto: trasformazione del contratto di lavoro da tempo determinato a tempo indeterminato',
      'Il rapporto di lavoro a tempo determinato, in essere dal 15/05/2024, viene trasformato',
      'a tempo indeterminato a far data dal 01/10/2025. Resta invariato il livello del CCNL.',
    ];
    expect(valuesOf(await readContract(...letter))).toMatchObject({
      employment_kind: 'open_ended',
      employment_start: '2024-05-15',
      employment_end: null,
    });
  });

  test('INC-05 a form for apprentices names the parties by their part, and pay for each year', async () => {
    const values = valuesOf(
      await readContract(
        'Berufsausbildungsvertrag',
        'Zwischen dem Ausbildenden (Betrieb) und dem Auszubildenden wird dieser Vertrag geschlossen.',
        'Autohaus Reinke GmbH, Kieler Str. 200, 24536 Neumünster',
        'Die Ausbildung beginnt am 01.08.2025 und endet am 31.01.2029. Die Probezeit beträgt 4 Monate.',
        'Die Vergütung beträgt monatlich brutto EUR 980,00 1.050,00 1.130,00 im ersten bis dritten Jahr.',
      ),
    );
    expect(values).toMatchObject({ payer_name: 'Autohaus Reinke GmbH', salary_amount: null, probation_months: 4 });
  });

  test('INC-05 a probation by the collective agreement is read behind its paragraph', async () => {
    const row = 'Die Probezeit nach § 2 Abs. 4 Satz 1 TVöD beträgt 6 Monate.';
    const values = valuesOf(await readContract('Arbeitsvertrag', 'Der Arbeitnehmer wird unbefristet tätig.', row));
    expect(values.probation_months).toBe(6);
  });

  test('INC-05 a contract that was prolonged in German ends on the later day', async () => {
    const values = valuesOf(
      await readContract(
        'Verlängerungsvereinbarung zum Arbeitsvertrag',
        'Der bis zum 28.02.2026 befristete Arbeitsvertrag vom 20.02.2023 wird bis zum 28.02.2027 verlängert.',
      ),
    );
    expect(values).toMatchObject({ employment_start: null, employment_end: '2027-02-28' });
  });

  test('a reference for an employee is no contract', () => {
    const page = laidOutPage([
      'Zwischenzeugnis',
      'Frau Anna Lindner ist seit 01.09.2013 bei uns beschäftigt. Der Arbeitgeber dankt für ihre Arbeit.',
      'Arbeitszeit, Vergütung und Kündigungsfrist bestimmen sich nach dem Arbeitsvertrag der Arbeitnehmerin.',
    ]);
    expect(workContractReader.recognise(page)).toBeNull();
  });

  test('a notice that ends the work is no contract', () => {
    const page = laidOutPage([
      'Kündigung Ihres Arbeitsverhältnisses',
      'hiermit kündigen wir das Arbeitsverhältnis zum 30.09.2026 unter Einhaltung der Kündigungsfrist.',
      'Der Arbeitnehmer meldet sich bei der Agentur für Arbeit. Der Arbeitgeber gewährt den Resturlaub.',
    ]);
    expect(workContractReader.recognise(page)).toBeNull();
  });

  test("an employer's word about a contract is not the contract", () => {
    const page = laidOutPage([
      'ATTESTATO DI SERVIZIO',
      'Si attesta che la Sig.ra ROSSI MARIA presta servizio con contratto di lavoro a tempo indeterminato,',
      'livello C3, mansione di istruttore, retribuzione annua lorda euro 27.412,00.',
    ]);
    expect(workContractReader.recognise(page)).toBeNull();
  });
});
