import type { Language } from '@vesta/domain/languages';

const en = {
  notice: 'Sandbox, no real bank. Everything on this page is invented, and nothing you type is kept.',
  signIn: 'Sign in',
  signInText: 'Vesta asks to see your accounts. Sign in as one of the demo customers.',
  user: 'User name',
  password: 'Password',
  next: 'Continue',
  demo: 'Demo customers and codes',
  demoText:
    'The password is {password} for everybody. Codes: {right} is right, {expired} has run out, any other is wrong.',
  code: 'Confirm that it is you',
  codeText: 'We have sent a code to your phone.',
  codeField: 'Code',
  access: 'Allow access?',
  preText: 'Vesta asks for permission to talk to this bank for you. You choose your accounts in the next step.',
  accessText:
    'Vesta asks once for the accounts that you choose: holder, balance, and transactions from {from} to {to}.',
  accounts: 'Your accounts',
  noAccounts: 'There are no accounts under this name.',
  CURRENT: 'Current account',
  SAVINGS: 'Savings account',
  approve: 'Allow',
  refuse: 'Do not allow',
  over: 'Nothing to do here',
  overText: 'This request has been answered already, or its time has run out. Go back to Vesta to begin again.',
  language: 'Language',
  errors: {
    signIn: 'This user name and password do not belong together. You find both in the list below.',
    wrong: 'This code is wrong. Check it and try again.',
    expired: 'This code has run out. Enter a newer one.',
    accounts: 'Choose at least one account.',
  },
};
export type Words = typeof en;

const it: Words = {
  notice:
    'Ambiente di prova, nessuna banca reale. Tutto in questa pagina è inventato e nulla di ciò che scrive viene conservato.',
  signIn: 'Accesso',
  signInText: 'Vesta chiede di vedere i Suoi conti. Acceda come uno dei clienti dimostrativi.',
  user: 'Nome utente',
  password: 'Password',
  next: 'Continua',
  demo: 'Clienti dimostrativi e codici',
  demoText:
    'La password è {password} per tutti. Codici: {right} è giusto, {expired} è scaduto, ogni altro è sbagliato.',
  code: 'Conferma dell’identità',
  codeText: 'Le abbiamo inviato un codice sul telefono.',
  codeField: 'Codice',
  access: 'Consentire l’accesso?',
  preText: 'Vesta chiede il permesso di rivolgersi a questa banca per Lei. I conti si scelgono nel passo successivo.',
  accessText: 'Vesta chiede una sola volta i conti da Lei scelti: intestatario, saldo e movimenti dal {from} al {to}.',
  accounts: 'I Suoi conti',
  noAccounts: 'Non risultano conti a questo nome.',
  CURRENT: 'Conto corrente',
  SAVINGS: 'Conto di risparmio',
  approve: 'Consenti',
  refuse: 'Non consentire',
  over: 'Qui non c’è nulla da fare',
  overText: 'A questa richiesta è già stata data risposta, oppure è scaduta. Torni a Vesta per ricominciare.',
  language: 'Lingua',
  errors: {
    signIn: 'Nome utente e password non corrispondono. Li trova entrambi nell’elenco qui sotto.',
    wrong: 'Il codice è sbagliato. Lo controlli e riprovi.',
    expired: 'Il codice è scaduto. Ne inserisca uno più recente.',
    accounts: 'Scelga almeno un conto.',
  },
};

const de: Words = {
  notice:
    'Testumgebung, keine echte Bank. Alles auf dieser Seite ist erfunden, und nichts von Ihren Eingaben wird gespeichert.',
  signIn: 'Anmelden',
  signInText: 'Vesta möchte Ihre Konten einsehen. Melden Sie sich als eine der Demo-Personen an.',
  user: 'Benutzername',
  password: 'Passwort',
  next: 'Weiter',
  demo: 'Demo-Personen und Codes',
  demoText:
    'Das Passwort ist für alle {password}. Codes: {right} ist richtig, {expired} ist abgelaufen, jeder andere ist falsch.',
  code: 'Bestätigen Sie, dass Sie es sind',
  codeText: 'Wir haben Ihnen einen Code auf Ihr Telefon geschickt.',
  codeField: 'Code',
  access: 'Zugriff erlauben?',
  preText:
    'Vesta bittet um Erlaubnis, sich für Sie an diese Bank zu wenden. Ihre Konten wählen Sie im nächsten Schritt.',
  accessText:
    'Vesta fragt einmalig die Konten ab, die Sie auswählen: Inhaber, Kontostand und Buchungen vom {from} bis zum {to}.',
  accounts: 'Ihre Konten',
  noAccounts: 'Unter diesem Namen gibt es keine Konten.',
  CURRENT: 'Girokonto',
  SAVINGS: 'Sparkonto',
  approve: 'Erlauben',
  refuse: 'Nicht erlauben',
  over: 'Hier gibt es nichts zu tun',
  overText: 'Diese Anfrage ist schon beantwortet oder abgelaufen. Gehen Sie zu Vesta zurück, um neu zu beginnen.',
  language: 'Sprache',
  errors: {
    signIn: 'Benutzername und Passwort passen nicht zusammen. Beides finden Sie in der Liste unten.',
    wrong: 'Dieser Code ist falsch. Prüfen Sie ihn und versuchen Sie es noch einmal.',
    expired: 'Dieser Code ist abgelaufen. Geben Sie einen neueren ein.',
    accounts: 'Wählen Sie mindestens ein Konto aus.',
  },
};

export const words: Record<Language, Words> = { en, it, de };

export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
