import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Call, refusal, stage, stateWith } from '../../../test/details-stage.tsx';
import { documentListOf, documentRecord, readingAnswers, readingOf } from '../../../test/document-records.ts';
import PersonalDetailsScreen from './personal-details.screen.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

const PATH = '/v2/personal-details/submit';
const birth = {
  subStep: 1,
  fiscalCode: 'MRTGLI94P54G337X',
  nationality: 'Italy',
  dateOfBirth: '14/09/1994',
  placeOfBirth: 'Parma',
};
const side = (key: string, name: string) => ({
  key,
  name,
  name_key: key,
  description: '',
  icon: 'ID_CARD',
  documents: [],
});
const options = {
  success: true,
  default: [side('digital_id', 'Electronic card'), side('paper_id', 'Paper card')],
  ce: [side('digital_id', 'Identity card'), side('passport', 'Passport')],
  x_ce: [side('passport_permit', 'Passport and permit')],
  selected: null,
};
const card = (sides: ('Front' | 'Back')[]) =>
  documentRecord({
    type: 'national_id',
    selected_ids_combination: 'digital_id',
    recognised: { document_type: 'id_card', id_type: 'id_card', sides },
  });
const answering = (...documents: ReturnType<typeof card>[]) => ({
  '/v1/other-documents/id-upload-options': () => options,
  '/v1/other-documents/list': () => documentListOf(documents),
  ...readingAnswers(documents),
});
const home = { country: 'Italy', street: 'Via Po', houseNum: '3', city: 'Torino', postcode: '10123', province: 'TO' };
const afterPartOne = stateWith({ answers: { personal_details: { ...birth, subStep: 2 } } });
const next = () => screen.getByRole('button', { name: 'Continue' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('PD-01 the page greets by full name and asks for the first part, saying what is missing', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details' });
  expect(screen.getByText('Hello, Giulia Moretti. Part 1 of 2')).toBeTruthy();
  expect(
    screen.getByText('Still needed: Italian fiscal code, nationality, date of birth and place of birth'),
  ).toBeTruthy();
  expect(next().getAttribute('aria-disabled')).toBe('true');
});

test('PD-03 pressing a Continue that is not ready marks what is missing and leads to the first of it', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const code = screen.getByLabelText('Italian fiscal code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByLabelText(/^Date of birth/), '31022020');
  await userEvent.tab();
  expect(screen.getByText(/\. To be corrected: date of birth$/)).toBeTruthy();
});

test('PD-03 PD-08 choosing Italy asks for the fiscal code, choosing France does not', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details' });
  const choose = async (country: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Nationality/ }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(country) }));
  };
  await choose('Italy');
  expect(screen.getByText(/^Still needed: Italian fiscal code/)).toBeTruthy();
  await choose('France');
  expect(screen.getByText('Still needed: date of birth and place of birth')).toBeTruthy();
  expect(screen.getByLabelText(/^Italian fiscal code Optional/)).toBeTruthy();
});

const parma = { name: 'Parma', province: 'Parma', provinceCode: 'PR', region: 'Emilia-Romagna', cadastralCode: 'G337' };
const knowsParma = {
  '/v1/openapis/birthplaces': ({ query }: Call) => ({
    success: true,
    municipalities: query?.text === 'G337' ? [parma] : [],
  }),
};

test('PD-01 a whole fiscal code fills in day, place and nationality, and the person is asked to look', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', answers: knowsParma });
  await userEvent.click(screen.getByLabelText('Italian fiscal code'));
  await userEvent.paste('mrtgli94p54g337m');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Date of birth/).value).toBe('14/09/1994'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Place of birth/).value).toBe('Parma'));
  expect(screen.getByRole('button', { name: /^Nationality/ }).textContent).toContain('Italy');
  expect(screen.getByText(/^We took date, place of birth and nationality from your fiscal code/)).toBeTruthy();
  // What came from the code proves nothing about it.
  expect(screen.getByText('The code fits your last name and your first name.')).toBeTruthy();
  expect(next().getAttribute('aria-disabled')).not.toBe('true');
});

test('PD-01 the code of somebody born abroad tells the day, and no more is said of it', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', answers: knowsParma });
  await userEvent.click(screen.getByLabelText('Italian fiscal code'));
  await userEvent.paste('DYMNZG94B54Z335W');
  expect(await screen.findByText(/^We took the date of birth from your fiscal code/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Place of birth/).value).toBe('');
  expect(screen.queryByText(/nationality from your fiscal code/)).toBeNull();
});

test('PD-01 what somebody typed stays when the code says otherwise, and a code with a slip fills in nothing', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', answers: knowsParma });
  await userEvent.type(screen.getByLabelText(/^Date of birth/), '13091994');
  await userEvent.click(screen.getByLabelText('Italian fiscal code'));
  await userEvent.paste('mrtgli94p54g337y');
  expect(screen.getByLabelText<HTMLInputElement>(/^Place of birth/).value).toBe('');
  await userEvent.clear(screen.getByLabelText('Italian fiscal code'));
  await userEvent.paste('mrtgli94p54g337m');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Place of birth/).value).toBe('Parma'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Date of birth/).value).toBe('13/09/1994');
});

test('PD-01 who has come to the place of birth meanwhile types over what the code filled in', async () => {
  let answer = (_: unknown) => {};
  const slow = new Promise((resolve) => {
    answer = resolve;
  });
  stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    answers: { '/v1/openapis/birthplaces': () => slow },
  });
  await userEvent.click(screen.getByLabelText('Italian fiscal code'));
  await userEvent.paste('mrtgli94p54g337m');
  const place = screen.getByLabelText<HTMLInputElement>(/^Place of birth/);
  await userEvent.click(place);
  answer({ success: true, municipalities: [parma] });
  await waitFor(() => expect(place.value).toBe('Parma'));
  await userEvent.keyboard('Roma');
  expect(place.value).toBe('Roma');
});

test('PD-01 PD-08 a valid first part is sent and leads to the second; Back leads to the first again', async () => {
  const { sent, flow } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    search: '?part=1',
    state: afterPartOne,
  });
  const code = screen.getByLabelText<HTMLInputElement>('Italian fiscal code');
  await userEvent.clear(code);
  await userEvent.paste('mrt gli 94p54 g337 x');
  await userEvent.tab();
  expect(code.value).toBe('MRTGLI94P54G337X');
  await userEvent.click(next());
  await waitFor(() => expect(heading()).toBe('Your ID and your address'));
  expect(sent(PATH).map(({ body }) => body)).toEqual([birth]);
  expect(flow.next).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(heading()).toBe('A few facts about you'));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(flow.back).toHaveBeenCalledOnce();
});

test('PD-01 going back to the first part is kept, and so is going on again', async () => {
  const { sent } = stage(<PersonalDetailsScreen />, { step: 'personal-details', state: afterPartOne });
  const KEPT = '/v1/personal-details/submit/sub-step';
  expect(heading()).toBe('Your ID and your address');
  expect(sent(KEPT)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(sent(KEPT).map(({ body }) => body)).toEqual([{ subStep: 1 }]));
  expect(heading()).toBe('A few facts about you');
});

test('PD-01 who left off at the first part finds it again', () => {
  stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    state: stateWith({ answers: { personal_details: birth } }),
  });
  expect(heading()).toBe('A few facts about you');
});

test('PD-08 a code that does not fit is doubted aloud and still goes through', async () => {
  const { sent } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    search: '?part=1',
    state: stateWith({ answers: { personal_details: { ...birth, dateOfBirth: '13/09/1994' } } }),
  });
  expect(screen.getByText(/does not seem to fit your date of birth/)).toBeTruthy();
  await userEvent.click(next());
  await waitFor(() => expect(sent(PATH)).toHaveLength(1));
});

test('PD-01 IDD-01 who has saved the first part comes to the ID and the address', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', state: afterPartOne, answers: answering() });
  expect(heading()).toBe('Your ID and your address');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Electronic card' })).checked).toBe(true);
  // Withdrawn in the summer: nobody is offered what would be refused.
  expect(screen.queryByRole('radio', { name: 'Paper card' })).toBeNull();
  expect(await screen.findByText('First the front of the card')).toBeTruthy();
  expect(screen.getByText(/^Still needed: front of the card, back of the card, street, /)).toBeTruthy();
});

test('IDD-02 IDD-05 with the front there the back is asked for, and Continue says that something is missing', async () => {
  const { sent } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    state: stateWith({ answers: { personal_details: { ...birth, ...home, subStep: 2 } } }),
    answers: answering(card(['Front'])),
  });
  expect(await screen.findByText('Now the back of the card')).toBeTruthy();
  await userEvent.click(next());
  expect(await screen.findByText('Something is still missing. Please add what is named below.')).toBeTruthy();
  expect(sent(PATH)).toEqual([]);
});

test('IDD-05 in Germany a side that is missing is named beside Continue at once, and Continue leads to where it is added', async () => {
  const { sent } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    host: 'de.localhost',
    answers: answering(card(['Front'])),
  });
  expect(await screen.findByText('Still needed: back of the card')).toBeTruthy();
  expect(next().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next());
  const told = await screen.findByText('Something is still missing. Please add what is named below.');
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  expect(told.closest('[data-tone]')?.getAttribute('data-tone')).toBe('warning');
  expect(sent(PATH)).toEqual([]);
});

test('IDD-05 a paper that is still read, and none that can be used, have their own messages', async () => {
  const saved = stateWith({ answers: { personal_details: { ...birth, ...home, subStep: 2 } } });
  const reading = { ...card(['Front']), isParsed: false };
  stage(<PersonalDetailsScreen />, { step: 'personal-details', state: saved, answers: answering(reading) });
  await screen.findByText('Being read');
  await userEvent.click(next());
  expect(await screen.findByText('Please wait a moment: we are still reading your files.')).toBeTruthy();
  cleanup();
  const failed = { ...card([]), hasError: true, message: 'Too dark.' };
  stage(<PersonalDetailsScreen />, { step: 'personal-details', state: saved, answers: answering(failed) });
  await screen.findByText('Too dark.');
  await userEvent.click(next());
  expect(await screen.findByText('Please add at least one document that we can read.')).toBeTruthy();
});

test('IDD-05 what is missing is told once, beside the place where it is added, each time that Continue is pressed', async () => {
  const saved = stateWith({ answers: { personal_details: { ...birth, ...home, subStep: 2 } } });
  stage(<PersonalDetailsScreen />, { step: 'personal-details', state: saved, answers: answering(card(['Front'])) });
  const ask = await screen.findByRole('region', { name: /back/i });
  await userEvent.click(next());
  const told = await screen.findByText('Something is still missing. Please add what is named below.');
  expect(screen.getAllByText(/Something is still missing/)).toHaveLength(1);
  const [message, place] = [told.closest('[tabindex]'), ask];
  expect(message?.parentElement).toBe(place.parentElement);
  expect(document.activeElement).toBe(message);
  (document.activeElement as HTMLElement).blur();
  await userEvent.click(next());
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Something is still missing/));
});

test('PD-01 with both sides there the address is saved and the step is left', async () => {
  const { sent, flow } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    state: stateWith({ answers: { personal_details: { ...birth, ...home, subStep: 2 } } }),
    answers: answering(card(['Front']), card(['Back'])),
  });
  expect(await screen.findByText('That is all we need from your ID. Thank you.')).toBeTruthy();
  await userEvent.click(next());
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(sent(PATH)[0]?.body).toMatchObject({ subStep: 2, city: 'Torino' });
});

const saying = (facts: Record<string, string>) => (document: ReturnType<typeof card>) => ({
  [`/v1/other-documents/${document.id}/reading`]: () => ({
    ...readingOf(document),
    facts: Object.entries(facts).map(([name, value]) => ({
      key: `1.${name}`,
      label_key: `Facts.${name}`,
      label: name,
      kind: name === 'birth_date' ? ('day' as const) : ('text' as const),
      value,
      corrected: null,
      page: 1,
      box: null,
      confidence: 1,
    })),
  }),
});

test('IDD-04 a name on the card that is not the one entered has no tick, though both sides agree about it', async () => {
  const front = card(['Front']);
  const place = { document_id: front.id, page: 1, box: null, expected: null, found: null };
  const finding = (rule: string, outcome: 'passed' | 'inconclusive', what: string[]) => ({
    ...{ rule, title: rule, outcome, level: 'critical' as const, blocking: false, message_key: rule, message: rule },
    ...{ data: {}, explanation: null, working: what.map((one) => ({ ...place, what: one })) },
  });
  const path = `/v1/other-documents/${front.id}/reading`;
  const read = saying({ surname: 'BELLINI', document_number: 'CA42946UN' })(front)[path]?.();
  const findings = [
    finding('R_ID_SIDES_AGREE', 'passed', ['surname', 'document_number']),
    finding('R_ID_NAME_MATCH', 'inconclusive', ['surname']),
  ];
  stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    state: afterPartOne,
    answers: { ...answering(front), [path]: () => ({ ...read, findings }) },
  });
  const ticksOf = async (value: string) =>
    (await screen.findByText(value)).closest('dd')?.querySelectorAll('svg, [role=img]').length ?? -1;
  expect(await ticksOf('CA42946UN')).toBeGreaterThan(0);
  expect(await ticksOf('BELLINI')).toBe(0);
});

test('PD-01 PD-06 the address on the card is filled in, with the postcode where the town has one, and shown to be checked', async () => {
  const back = card(['Back']);
  stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    state: afterPartOne,
    answers: {
      ...answering(card(['Front']), back),
      ...saying({ address: 'VIA DELLE VIOLE 12 FRASCATI (RM)' })(back),
      '/v1/openapis/addresses': () => ({ recommendations: [{ place_id: 'p', description: '', note: '' }] }),
      '/v1/openapis/address-details': () => ({ addressDetails: { postcode: '00044' } }),
    },
  });
  expect(await screen.findByText(/^Read from your card/)).toBeTruthy();
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name).value;
  expect([field(/^Street/), field(/^Town/), field(/^Province/)]).toEqual(['Via delle Viole', 'Frascati', 'RM']);
  await waitFor(() => expect(field(/^Postcode/)).toBe('00044'));
  expect(next().getAttribute('aria-disabled')).not.toBe('true');
});

test.each([
  ['what was typed while the card was read stays, and the rest is filled in', { postcode: '00044' }, 'Via delle Viole'],
  ['the same street in other letters is the same street', { street: 'via delle viole' }, 'via delle viole'],
  ['whoever types another town has moved, and is left alone', { city: 'Milano' }, ''],
])('PD-06 %s', async (_, typed, street) => {
  const back = card(['Back']);
  const nothing = { street: '', houseNum: '', city: '', postcode: '', province: '' };
  stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    state: stateWith({ answers: { personal_details: { ...birth, ...home, ...nothing, ...typed, subStep: 2 } } }),
    answers: {
      ...answering(card(['Front']), back),
      ...saying({ address: 'VIA DELLE VIOLE 12 FRASCATI (RM)' })(back),
      '/v1/openapis/addresses': () => ({ recommendations: [] }),
    },
  });
  await screen.findByText('VIA DELLE VIOLE 12 FRASCATI (RM)');
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name).value;
  await waitFor(() => expect(field(/^Street/)).toBe(street));
  expect(field(/^Town/)).toBe('city' in typed ? typed.city : 'Frascati');
  expect(screen.queryByText(/^Read from your card/) === null).toBe(street === '');
});

test('PD-01 an address that was saved before stays, whatever the card says', async () => {
  const back = card(['Back']);
  stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    state: stateWith({ answers: { personal_details: { ...birth, ...home, subStep: 2 } } }),
    answers: { ...answering(card(['Front']), back), ...saying({ address: 'VIA VECCHIA 1 ROMA (RM)' })(back) },
  });
  await screen.findByText('That is all we need from your ID. Thank you.');
  await screen.findByText('VIA VECCHIA 1 ROMA (RM)');
  expect(screen.getByLabelText<HTMLInputElement>(/^Street/).value).toBe('Via Po');
});

test('PD-02 in Germany what the document says is filled in, in words and not in codes', async () => {
  const both = card(['Front', 'Back']);
  const { sent } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    host: 'de.localhost',
    answers: {
      ...answering(both),
      ...saying({ nationality: 'DEU', birth_date: '1993-08-12', birth_place: 'BAD HOMBURG' })(both),
    },
  });
  expect(await screen.findByText(/^Read from your document/)).toBeTruthy();
  // What stands there is to be compared now, not to be left empty.
  expect(screen.queryByText(/You can leave this blank/)).toBeNull();
  expect(screen.queryByText('DEU')).toBeNull();
  await userEvent.click(next());
  await waitFor(() => expect(sent(PATH)).toHaveLength(1));
  expect(sent(PATH)[0]?.body).toMatchObject({
    nationality: 'Germany',
    dateOfBirth: '12/08/1993',
    placeOfBirth: 'Bad Homburg',
  });
});

test('PD-02 in Germany whoever goes on before what was read is on the page leaves with it all the same', async () => {
  const both = card(['Front', 'Back']);
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const told = Object.entries(saying({ birth_date: '1993-08-12', birth_place: 'BAD HOMBURG' })(both));
  const late = told.map(([call, answer]) => [call, () => onItsWay.then(answer)]);
  const { sent } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    host: 'de.localhost',
    answers: { ...answering(both), ...Object.fromEntries(late) },
  });
  await screen.findByRole('radio', { name: 'Passport' });
  await userEvent.click(next());
  expect(sent(PATH)).toEqual([]);
  arrive();
  await waitFor(() => expect(sent(PATH)).toHaveLength(1));
  expect(sent(PATH)[0]?.body).toMatchObject({ dateOfBirth: '12/08/1993', placeOfBirth: 'Bad Homburg' });
});

test('nobody reaches the second part before the first is saved', () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', search: '?part=2' });
  expect(heading()).toBe('A few facts about you');
});

test('PD-02 in Germany one page takes the document and saves which it was', async () => {
  const { sent, flow } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    host: 'de.localhost',
    answers: answering(card(['Front', 'Back'])),
  });
  expect(await screen.findByRole('radio', { name: 'Passport' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Identity card' }).checked).toBe(true);
  await userEvent.click(next());
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(sent(PATH)[0]?.body).toMatchObject({ idDocument: 'id-card', nationality: null });
});

const connectable = {
  id: 'haspa',
  name: 'Haspa',
  bank_abi: '20050550',
  pdf_enabled: true,
  psd2_enabled: true,
  bank_yapily_id: 'haspa',
  yapily_metadata: null,
  source: 'vesta',
};

test('INC-08 in Germany the bank may say who somebody is, and no document is asked for', async () => {
  const { sent, flow } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    host: 'de.localhost',
    answers: {
      ...answering(),
      '/v1/bank-account/get-bank-list': () => ({ success: true, bank_list: [connectable] }),
    },
  });
  const byBank = await screen.findByRole('radio', { name: /Through my bank/ });
  expect(screen.getByText('Why we need both sides')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'As shown on the document' })).toBeTruthy();
  await userEvent.click(byBank);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A few facts about you');
  expect(screen.getByText(/^No pictures of a document/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'About you' }), 'there is no document for it to stand on').toBeTruthy();
  expect(screen.queryByText(/stands on it|on the document|helps us read/)).toBeNull();
  await screen.findByText(/Your bank will confirm your name when you connect your account/);
  expect(screen.queryByText('Why we need both sides'), 'nobody takes pictures then').toBeNull();
  expect(screen.queryByRole('radio', { name: 'Passport' })).toBeNull();
  await userEvent.click(next());
  await waitFor(() => expect(flow.next).toHaveBeenCalledOnce());
  expect(sent(PATH)[0]?.body).toMatchObject({ idDocument: 'bank' });
});

test('INC-08 without a bank to ask there is no such choice', async () => {
  stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    host: 'de.localhost',
    answers: {
      ...answering(),
      '/v1/bank-account/get-bank-list': () => ({
        success: true,
        bank_list: [{ ...connectable, psd2_enabled: false, bank_yapily_id: null }],
      }),
    },
  });
  await screen.findByRole('radio', { name: 'Passport' });
  expect(screen.queryByRole('radio', { name: /Through my bank/ })).toBeNull();
});

test('PD-02 why both sides are asked for is told beside cards, and not beside a passport', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', host: 'de.localhost', answers: answering() });
  expect(await screen.findByText('Why we need both sides')).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: 'Passport' }));
  expect(screen.queryByText('Why we need both sides')).toBeNull();
  expect(screen.getByText('If the photo is not read')).toBeTruthy();
});

test('FLOW-07 without saved answers the page says so and offers another try', async () => {
  stage(<PersonalDetailsScreen />, { step: 'personal-details', state: null });
  expect(screen.getByText('We could not load this page. Your answers are safe; please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('IDD-05 a health card in the place of the card is named, without a tick, until nothing is missing', async () => {
  const health = documentRecord({
    type: 'national_id',
    selected_ids_combination: 'digital_id',
    recognised: { document_type: 'fiscal_card', id_type: 'fiscal_card', sides: ['Front'] },
  });
  const scene = { step: 'personal-details', state: afterPartOne } as const;
  const view = stage(<PersonalDetailsScreen />, { ...scene, answers: answering(health) });
  expect(await screen.findByText(/fiscal code card, which is no identity document\. Still needed here/)).toBeTruthy();
  expect(screen.queryByText('Read and matching')).toBeNull();
  view.unmount();
  stage(<PersonalDetailsScreen />, { ...scene, answers: answering(health, card(['Front', 'Back'])) });
  expect(await screen.findByText('That is all we need from your ID. Thank you.')).toBeTruthy();
  expect(screen.queryByText(/no identity document/)).toBeNull();
});

test('IDD-05 a file that cannot be used may go once nothing is missing, and needs no other in its place', async () => {
  const slip = documentRecord({
    type: 'national_id',
    id: 'slip',
    name: 'slip.pdf',
    hasError: true,
    message: 'A payslip.',
  });
  const scene = { step: 'personal-details', state: afterPartOne } as const;
  const view = stage(<PersonalDetailsScreen />, { ...scene, answers: answering(slip, card(['Front'])) });
  expect(await screen.findByRole('button', { name: 'Choose another file' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete the file' })).toBeNull();
  view.unmount();
  stage(<PersonalDetailsScreen />, { ...scene, answers: answering(slip, card(['Front', 'Back'])) });
  expect(await screen.findByRole('button', { name: 'Delete the file' })).toBeTruthy();
  // It was read, and is refused: no report is made beside it.
  expect(screen.getByText(/^Nothing is missing without it\. Please delete it: as long as it is here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose another file' })).toBeNull();
  cleanup();
  const broken = { ...slip, unread: true };
  stage(<PersonalDetailsScreen />, { ...scene, answers: answering(broken, card(['Front', 'Back'])) });
  expect(await screen.findByText('Nothing is missing without it: this file may go.')).toBeTruthy();
});

test('FLOW-03 a place of birth that the server refused is mended, and Continue leads on', async () => {
  let asked = 0;
  const { sent } = stage(<PersonalDetailsScreen />, {
    step: 'personal-details',
    state: stateWith({ answers: { personal_details: birth } }),
    answers: {
      ...answering(),
      [PATH]: () => {
        asked += 1;
        if (asked === 1) throw refusal('placeOfBirth', 'We do not know this place.');
        return { success: true };
      },
    },
  });
  await userEvent.click(next());
  expect((await screen.findAllByText('We do not know this place.')).length).toBeGreaterThan(0);
  const place = screen.getByLabelText<HTMLInputElement>(/^Place of birth/);
  await userEvent.clear(place);
  await userEvent.type(place, 'Reggio Emilia');
  expect(place.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(next());
  await waitFor(() => expect(asked).toBe(2));
  expect(sent(PATH).at(-1)).toMatchObject({ body: { placeOfBirth: 'Reggio Emilia' } });
});

test('PD-05 LAW-01 a guarantor reads nothing of a household or of a move, for no such thing is theirs to show', () => {
  const shown = (applicant_role: 'main-applicant' | 'guarantor', subStep: 1 | 2) => {
    const view = stage(<PersonalDetailsScreen />, {
      step: 'personal-details',
      state: stateWith({
        application: { applicant_role },
        answers: subStep === 2 ? { personal_details: { ...birth, subStep } } : {},
      }),
      answers: answering(),
    });
    const text = document.body.textContent ?? '';
    view.unmount();
    return text;
  };
  expect(shown('main-applicant', 1)).toContain('how many people move in');
  expect(shown('guarantor', 1)).not.toContain('how many people move in');
  expect(shown('guarantor', 1)).toContain('the names of your employer and your bank');
  expect(shown('main-applicant', 2)).toContain('Not where you want to move to.');
  expect(shown('guarantor', 2)).not.toContain('move to');
});
