/** How a pretended bank lets its customers agree. `decoupled` asks in an app, so there is no page to go to. */
export type Way = 'redirect' | 'decoupled' | 'pre-auth' | 'embedded';

/** In what a bank is difficult. The README of this package says what each of them does. */
export type Quirk =
  | 'slow'
  | 'down'
  | 'limited'
  | 'malformed'
  | 'empty'
  | 'foreign'
  | 'windows'
  | 'one-run'
  | 'customer-number';

export interface SandboxMethod {
  readonly id: string;
  readonly type: 'SMS_OTP' | 'CHIP_OTP' | 'PHOTO_OTP' | 'PUSH_OTP';
  readonly description: string;
  readonly information?: string;
}

export interface SandboxBank {
  readonly id: string;
  readonly name: string;
  readonly country: 'IT' | 'DE';
  /** ABI or Bankleitzahl, as it stands in the numbers of its accounts. */
  readonly code: string;
  readonly bic: string;
  readonly way: Way;
  readonly quirk: Quirk | null;
  readonly methods: readonly SandboxMethod[];
}

const sms: SandboxMethod = { id: '942', type: 'SMS_OTP', description: 'SMS', information: '+49 *** *** 417' };
const chip: SandboxMethod = { id: '962', type: 'CHIP_OTP', description: 'chipTAN' };
const photo: SandboxMethod = { id: '982', type: 'PHOTO_OTP', description: 'photoTAN' };
const push: SandboxMethod = { id: '944', type: 'PUSH_OTP', description: 'pushTAN' };
const italianSms: SandboxMethod = { ...sms, information: '+39 *** *** 417' };
const italianApp: SandboxMethod = { ...push, description: 'App' };

type Rest = Partial<Pick<SandboxBank, 'quirk' | 'methods'>>;
const bank =
  (country: SandboxBank['country']) =>
  (id: string, name: string, code: string, bic: string, way: Way, rest: Rest = {}): SandboxBank => ({
    id,
    name,
    country,
    code,
    bic,
    way,
    quirk: null,
    methods: [],
    ...rest,
  });
const italian = bank('IT');
const german = bank('DE');

/** Every pretended bank. Names, codes and BICs are those of our own list of banks; a test holds them together. */
export const sandboxBanks: readonly SandboxBank[] = [
  italian('unicredit', 'UniCredit', '02008', 'UNCRITMM', 'redirect'),
  italian('ing_it', 'ING', '03475', 'INGBITD1', 'redirect'),
  italian('bancoposta', 'BancoPosta', '07601', 'BPPIITRR', 'pre-auth'),
  italian('fineco', 'FinecoBank', '03015', 'FEBIITM1', 'embedded', { methods: [italianSms, italianApp] }),
  italian('widiba', 'Widiba', '03442', 'WIDIITMM', 'embedded', { methods: [italianSms] }),
  italian('mediolanum', 'Banca Mediolanum', '03062', 'MEDBITMM', 'decoupled'),
  italian('intesa-sanpaolo', 'Intesa Sanpaolo', '03069', 'BCITITMM', 'redirect', { quirk: 'windows' }),
  italian('banco-bpm', 'Banco BPM', '05034', 'BAPPIT21', 'redirect', { quirk: 'one-run' }),
  italian('dell-alto-adige', 'Raiffeisen Landesbank Südtirol', '03493', 'CCRTIT21', 'redirect', {
    quirk: 'customer-number',
  }),
  italian('bper', 'BPER Banca', '05387', 'BPMOIT22', 'redirect', { quirk: 'slow' }),
  italian('credem', 'Credem', '03032', 'BACRIT21', 'redirect', { quirk: 'down' }),
  italian('bnl', 'BNL', '01005', 'BNLIITRR', 'redirect', { quirk: 'limited' }),
  italian('mps', 'Monte dei Paschi di Siena', '01030', 'PASCITMM', 'redirect', { quirk: 'malformed' }),
  italian('sella', 'Banca Sella', '03268', 'SELBIT2B', 'redirect', { quirk: 'empty' }),
  italian('revolut_it', 'Revolut', '03669', 'REVOITM2', 'redirect', { quirk: 'foreign' }),
  german('deutsche-bank', 'Deutsche Bank', '10070000', 'DEUTDEBB', 'redirect'),
  german('commerzbank', 'Commerzbank', '37040044', 'COBADEFF', 'redirect'),
  german('ing_de', 'ING', '50010517', 'INGDDEFF', 'redirect'),
  german('n26', 'N26', '10011001', 'NTSBDEB1', 'pre-auth'),
  german('haspa', 'Hamburger Sparkasse', '20050550', 'HASPDEHH', 'embedded', { methods: [chip, photo, sms, push] }),
  german('berliner-volksbank', 'Berliner Volksbank', '10090000', 'BEVODEBB', 'embedded', { methods: [chip] }),
  german('dkb', 'DKB', '12030000', 'BYLADEM1001', 'embedded', { methods: [push] }),
  german('postbank', 'Postbank', '10010010', 'PBNKDEFF', 'decoupled'),
  german('hypovereinsbank', 'HypoVereinsbank', '70020270', 'HYVEDEMM', 'redirect', { quirk: 'slow' }),
  german('comdirect', 'comdirect', '20041133', 'COBADEHD001', 'redirect', { quirk: 'down' }),
  german('targobank', 'TARGOBANK', '30020900', 'CMCIDEDD', 'redirect', { quirk: 'limited' }),
  german('norisbank', 'norisbank', '10077777', 'NORSDE51', 'redirect', { quirk: 'malformed' }),
  german('consorsbank', 'Consorsbank', '76030080', 'CSDBDE71', 'redirect', { quirk: 'empty' }),
  german('revolut_de', 'Revolut', '10010178', 'REVODEB2', 'redirect', { quirk: 'foreign' }),
];

export const findBank = (id: string): SandboxBank | null => sandboxBanks.find((bank) => bank.id === id) ?? null;
