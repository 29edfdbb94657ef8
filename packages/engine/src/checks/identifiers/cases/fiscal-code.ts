import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import { type PaperWords, readPaper } from '../../run/testing/papers.ts';
import { codeCheckCharacter } from '../code-check-character.ts';
import { codeOnDocument } from '../code-on-document.ts';
import { codeVersusBirth } from '../code-versus-birth.ts';
import { codeVersusBirthplace } from '../code-versus-birthplace.ts';
import { codeVersusName } from '../code-versus-name.ts';

type Fields = NonNullable<PaperWords['fields']>;
type Value = Fields[string];

const CODE = 'RSSMRA80A01H501U';
const WRONG = 'RSSMRA80A01H501V';
/** The same person, where letters stand for digits that two people share. */
const SHARED = 'RSSMRA80A01H50MM';

const slip =
  (fields: Fields, more: PaperWords = {}) =>
  () =>
    readPaper({ ...more, fields });
const scan = (fields: Fields) => () => readPaper({ fields }, { pages: [pageOf([], { origin: 'ocr' })] });
const named = (employee_name: Value, fiscal_id = CODE) => slip({ fiscal_id, employee_name });
const card = (fields: Fields) => slip({ fiscal_code: CODE, ...fields }, { kind: 'identity_document', type: 'id_card' });
const given = (fiscal_code: string | null) => contextOf({ fiscal_code });

/** What an Italian fiscal code says of its holder. */
export const fiscalCodeCases = [
  casesOf(codeCheckCharacter, {
    passed: ['the right letter', slip({ fiscal_id: CODE })],
    failed: ['another letter', slip({ fiscal_id: WRONG })],
    edge: [
      { said: 'passed', when: ['letters that stand for digits', slip({ fiscal_id: SHARED })] },
      { said: 'inconclusive', when: ['another letter read from pixels', scan({ fiscal_id: WRONG })] },
      { said: '-', when: ['a German number', slip({ fiscal_id: '86095742719' })] },
      { said: '-', when: ['no code on the paper', slip({})] },
    ],
    inconclusive: ['seen, and too blurred to take', slip({}, { confirmations: { fiscal_id_check: 'inconclusive' } })],
  }),
  casesOf(codeVersusName, {
    passed: ['the name that it was made of', named('ROSSI MARIO')],
    failed: ['the name of somebody else', named('BIANCHI ANNA')],
    edge: [
      { said: 'failed warning', when: ['a changed surname', named('VERDI MARIO')] },
      { said: 'passed', when: ['two surnames, of which one was there before', named('MARIO ROSSI BIANCHI')] },
      { said: 'passed', when: ['a surname of one letter', named('O WEI', 'OXXWEI80A01Z210U')] },
      { said: 'inconclusive', when: ['a name in other letters than ours', named('李 明')] },
      { said: 'inconclusive', when: ['an initial', named('BIANCHI A.')] },
      { said: 'failed critical', when: ['somebody else, just legible', named(['BIANCHI ANNA', 0.8])] },
      { said: 'inconclusive', when: ['somebody else, hardly legible', named(['BIANCHI ANNA', 0.79])] },
      { said: 'passed', when: ['the right name, hardly legible', named(['ROSSI MARIO', 0.5])] },
      { said: 'passed', when: ['no name printed, the entered one', slip({ fiscal_id: CODE }), contextOf(mario)] },
      { said: '-', when: ['a code that is wrong in itself', named('BIANCHI ANNA', WRONG)] },
    ],
    inconclusive: ['no name anywhere', slip({ fiscal_id: CODE }), contextOf(null)],
  }),
  casesOf(codeVersusBirth, {
    passed: ['the day that it names', card({ birth_date: '1980-01-01' })],
    failed: ['another day', card({ birth_date: '1980-01-02' })],
    edge: [
      {
        said: 'passed',
        when: [
          'a woman born on the 31st',
          card({ fiscal_code: 'BNCMCH92T71F205F', birth_date: '1992-12-31', sex: 'F' }),
        ],
      },
      { said: 'failed warning', when: ['the other sex alone', card({ birth_date: '1980-01-01', sex: 'F' })] },
      {
        said: 'failed warning',
        when: ['the other sex, as it was entered', card({ birth_date: '1980-01-01' }), contextOf({ sex: 'F' })],
      },
      { said: 'passed', when: ['two digits of a year tell no century', card({ birth_date: '1880-01-01' })] },
      { said: 'passed', when: ['a leap day', card({ fiscal_code: 'RSSMRA00B29H501Y', birth_date: '2000-02-29' })] },
      { said: 'failed critical', when: ['another day, just legible', card({ birth_date: ['1980-01-02', 0.8] })] },
      { said: 'inconclusive', when: ['another day, hardly legible', card({ birth_date: ['1980-01-02', 0.79] })] },
      {
        said: 'failed critical',
        when: ['against the day that was entered', slip({ fiscal_id: CODE }), contextOf({ birth_date: '1990-01-01' })],
      },
    ],
    inconclusive: ['nobody told a day', slip({ fiscal_id: CODE }), contextOf(null)],
  }),
  casesOf(codeVersusBirthplace, {
    passed: ['the town that it names', card({ birth_place: 'ROMA' })],
    failed: ['another town', card({ birth_place: 'MILANO' })],
    edge: [
      {
        said: 'passed',
        when: ['letters that stand for digits', card({ fiscal_code: SHARED, birth_place: 'Roma (RM)' })],
      },
      { said: 'inconclusive', when: ['a small town whose code nobody knows', card({ birth_place: 'FRASCATI' })] },
      {
        said: 'failed critical',
        when: [
          'the same town with a fuller register',
          card({ birth_place: 'FRASCATI' }),
          { ...contextOf(), birthplaceCodes: (place) => (place === 'FRASCATI' ? ['D773'] : []) },
        ],
      },
      { said: 'failed critical', when: ['another town, just legible', card({ birth_place: ['MILANO', 0.8] })] },
      { said: 'inconclusive', when: ['another town, hardly legible', card({ birth_place: ['MILANO', 0.79] })] },
    ],
    inconclusive: ['nobody told a place', card({ birth_place: null })],
  }),
  casesOf(codeOnDocument, {
    passed: ['the code that was entered', slip({ fiscal_id: CODE }), given(CODE)],
    failed: ['the code of somebody else', slip({ fiscal_id: 'BNCMCH92T49F205X' }), given(CODE)],
    edge: [
      { said: 'passed', when: ['letters that stand for digits', slip({ fiscal_id: SHARED }), given(CODE)] },
      { said: 'passed', when: ['entered in small letters', slip({ fiscal_id: CODE }), given('rssmra80a01h501u')] },
      {
        said: 'inconclusive',
        when: ['wrong in itself, so that it was misread', slip({ fiscal_id: WRONG }), given(CODE)],
      },
      {
        said: '-',
        when: [
          'tax papers have a rule of their own',
          slip({ fiscal_id: CODE }, { kind: 'fiscal_document', type: 'cu' }),
          given(CODE),
        ],
      },
      { said: '-', when: ['papers by themselves', slip({ fiscal_id: CODE }), contextOf(null)] },
    ],
    inconclusive: ['none was entered', slip({ fiscal_id: CODE }), given(null)],
  }),
];
