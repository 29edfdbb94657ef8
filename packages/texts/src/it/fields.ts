import type { fields as en } from '../en/fields.ts';
import type { Shape } from '../shape.ts';

export const fields: Shape<typeof en> = {
  Fields: {
    first_name: { name: 'nome', gender: 'm' },
    last_name: { name: 'cognome', gender: 'm' },
    fullname: { name: 'nome completo', gender: 'm' },
    email: { name: 'e-mail', gender: 'f' },
    mobile: { name: 'numero di cellulare', gender: 'm' },
    privacy_policy_consented: { name: 'consenso alla privacy', gender: 'm' },
    marketing_consented: { name: 'consenso alle novità', gender: 'm' },
    employment_status: { name: 'situazione lavorativa', gender: 'f' },
    employmentStatus: { name: 'situazione lavorativa', gender: 'f' },
    applicationType: { name: 'tipo di richiesta', gender: 'm' },
    listing_id: { name: 'annuncio', gender: 'm' },
    invitation_code: { name: 'codice di invito', gender: 'm' },
    is_main_tenant: { name: 'risposta sul richiedente principale', gender: 'f' },
    code: { name: 'codice di verifica', gender: 'm' },
    fiscalCode: { name: 'codice fiscale', gender: 'm' },
    nationality: { name: 'nazionalità', gender: 'f' },
    dateOfBirth: { name: 'data di nascita', gender: 'f' },
    date_of_birth: { name: 'data di nascita', gender: 'f' },
    placeOfBirth: { name: 'luogo di nascita', gender: 'm' },
    country: { name: 'Paese', gender: 'm' },
    street: { name: 'via', gender: 'f' },
    houseNum: { name: 'numero civico', gender: 'm' },
    city: { name: 'città', gender: 'f' },
    postcode: { name: 'CAP', gender: 'm' },
    province: { name: 'provincia', gender: 'f' },
    current_country: { name: 'Paese', gender: 'm' },
    current_street: { name: 'via', gender: 'f' },
    current_house_num: { name: 'numero civico', gender: 'm' },
    current_city: { name: 'città', gender: 'f' },
    current_postcode: { name: 'CAP', gender: 'm' },
    current_province: { name: 'provincia', gender: 'f' },
    subStep: { name: 'parte del passo', gender: 'f' },
    numMembers: { name: 'numero di persone', gender: 'm' },
    household_members_count: { name: 'numero di persone in casa', gender: 'm' },
    hhMembers: { name: 'elenco delle persone in casa', gender: 'm' },
    guarantors: { name: 'elenco dei garanti', gender: 'm' },
    guarantor: { name: 'garante', gender: 'm' },
    relationship: { name: 'rapporto con te', gender: 'm' },
    role: { name: 'ruolo', gender: 'm' },
    hasPets: { name: 'risposta sugli animali', gender: 'f' },
    petsDetails: { name: 'descrizione del tuo animale', gender: 'f' },
    accessibleHouse: { name: 'risposta sull’accessibilità', gender: 'f' },
    hasIncome: { name: 'dichiarazione sul reddito', gender: 'f' },
    otherIncomes: { name: 'elenco degli altri redditi', gender: 'm' },
    typeOfContract: { name: 'tipo di contratto', gender: 'm' },
    paychecksPerYear: { name: 'numero di mensilità', gender: 'm' },
    livingSituation: { name: 'situazione abitativa', gender: 'f' },
    currentRent: { name: 'affitto attuale', gender: 'm' },
    currentDeposit: { name: 'deposito attuale', gender: 'm' },
    landlordName: { name: 'nome del proprietario', gender: 'm' },
    tenancy_start_date: { name: 'data di inizio del contratto', gender: 'f' },
    tenancyEndDate: { name: 'data di fine del contratto', gender: 'f' },
    extraTenancyInfo: { name: 'motivo della disdetta', gender: 'm' },
    rent_arrears: { name: 'risposta sugli affitti arretrati', gender: 'f' },
    step: { name: 'passo', gender: 'm' },
    step_router: { name: 'passo', gender: 'm' },
    other: { name: 'risposta', gender: 'f' },
  },
  General: {
    Error: {
      Validation: {
        RegEx:
          '{gender, select, f {Questa {field} non sembra corretta. Ricontrollala e correggila.} other {Questo {field} non sembra corretto. Ricontrollalo e correggilo.}}',
      },
    },
  },
  Validation: {
    required: 'Compila il campo «{field}».',
    tooLong: 'Accorcia il campo «{field}»: al massimo {max} caratteri.',
    tooShort:
      '{gender, select, f {Questa {field} è troppo corta} other {Questo {field} è troppo corto}}. Controlla che non manchi nulla.',
    noLetters: 'Scrivi il campo «{field}» con delle lettere, non solo con cifre o punteggiatura.',
    noSuchDay: 'Questo giorno non esiste nel calendario. Controlla giorno e mese.',
    inFuture: '{gender, select, f {Questa {field}} other {Questo {field}}} cade nel futuro. Controlla l’anno.',
    tooLarge: 'Questo importo è troppo alto. Controlla che nel campo «{field}» non ci siano cifre in più.',
    tooMany:
      '{gender, select, f {Questa {field} è troppo lunga} other {Questo {field} è troppo lungo}}. Togli qualche voce.',
    choice: 'Per il campo «{field}» scegli una delle opzioni proposte.',
    consent: 'Spunta la casella per dare il tuo {field}: senza non possiamo proseguire.',
    mobileLength: 'Scrivi il numero di cellulare con {min}–{max} cifre, senza il prefisso internazionale.',
    example: {
      email: 'Scrivi l’indirizzo e-mail per intero, ad esempio anna.rossi@example.com.',
      mobile: 'Scegli il prefisso e scrivi il numero in cifre, ad esempio +39 e 333 123 4567.',
      fiscalCode: 'Copia i 16 caratteri dalla tessera sanitaria, ad esempio RSSMRA80A01H501U.',
      date: 'Scrivi la data come giorno/mese/anno, ad esempio 24/03/1990.',
      postcode: 'Scrivi il CAP come su una lettera; in Italia ha cinque cifre, ad esempio 20121.',
      money: 'Scrivi l’importo in euro, ad esempio 1.234,56.',
    },
    sameName:
      'Questa persona si chiama come te. Se è un’altra persona puoi proseguire; se sei tu, togli la voce dall’elenco.',
  },
  PersonalDetails: {
    Error: {
      AgeTooLow: 'Può fare richiesta solo chi ha compiuto 18 anni. Controlla l’anno di nascita.',
      DOB: 'Questa data di nascita risale a più di 100 anni fa. Controlla l’anno.',
    },
  },
  AdditionalDetails: {
    Error: {
      MissingInfo: 'Manca ancora qualcosa o c’è un errore. Completa tutti i campi di questa persona.',
      UnsavedValues:
        'Hai iniziato ad aggiungere una persona senza salvarla. Salvala, oppure premi di nuovo Continua per proseguire senza.',
    },
    Errors: {
      CoApplicants: {
        CountMisMatch:
          'Il numero di persone non corrisponde al tuo elenco. Aumenta il numero di persone nella casa oppure togli una voce.',
      },
    },
  },
};
