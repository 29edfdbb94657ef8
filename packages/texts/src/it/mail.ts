import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

export const mail: Shape<typeof en> = {
  Layout: {
    GreetingNamed: 'Buongiorno {name}!',
    Greeting: 'Buongiorno!',
    PlainLink: 'Se il pulsante non funziona, basta copiare questo indirizzo nel browser:',
    ForCompany: 'Messaggio inviato da Vesta per conto di {company}.',
    Automatic: 'Messaggio inviato automaticamente: le risposte a questo indirizzo non vengono lette.',
    MyData: 'I dati personali si possono vedere, scaricare, limitare o far cancellare in ogni momento:',
    Privacy: 'Come trattiamo i dati e quali diritti ci sono:',
    Imprint: 'Vesta · Verifiche per affitti e mutui in Italia e in Germania',
  },
  VerificationCode: {
    Subject: '{code} è il tuo codice per {company}',
    Preheader: 'Sei cifre, valide per {minutes, plural, one {# minuto} other {# minuti}}.',
    Heading: 'Ecco il tuo codice',
    Intro: 'Scrivi queste sei cifre nella pagina di registrazione e vai avanti con la domanda.',
    CodeLabel: 'Il tuo codice',
    Validity:
      'Il codice si può usare una sola volta ed entro {minutes, plural, one {# minuto} other {# minuti}}. Se ne hai chiesti più di uno, vale solo il più recente.',
    Caution: 'Tienilo per te: nessuno di Vesta te lo chiederà mai per telefono o per iscritto.',
    Why: 'Ricevi questo messaggio perché il tuo indirizzo è stato inserito in una domanda. Se non l’hai fatto tu, senza il codice non succede niente: puoi eliminare il messaggio.',
  },
  Invitation: {
    SubjectCoApplicant: '{inviter} ti invita a presentare domanda insieme',
    SubjectGuarantor: '{inviter} ti chiede di fare da garante',
    Preheader: 'Circa {minutes} minuti, e nulla viene trasmesso senza il tuo consenso.',
    HeadingCoApplicant: 'Un invito a presentare domanda insieme',
    HeadingGuarantor: 'Una richiesta di garanzia',
    IntroCoApplicant:
      '{inviter} sta presentando domanda per {reader, select, lender {un mutuo} other {una casa}} e ti ha indicato come co-richiedente. Per completarla servono anche i tuoi dati.',
    IntroGuarantor:
      '{inviter} sta presentando domanda per {reader, select, lender {un mutuo} other {una casa}} e ti ha indicato come garante. Per completarla servono anche i tuoi dati.',
    GuarantorDoes:
      'Chi fa da garante interviene se un pagamento viene a mancare. Qui mostri soltanto quanto potresti sostenere e alla fine confermi che i tuoi dati sono veri. Non firmi alcuna garanzia: quella si concorda a parte.',
    Cost: {
      inviter: 'Non ti costa nulla: {inviter} paga per tutte le persone della domanda.',
      company: 'Non ti costa nulla: la verifica è pagata da chi propone la casa o il mutuo.',
      self: 'Iniziare è gratuito. Il tuo report ha un prezzo, che vedi prima di pagare.',
    },
    Ready:
      'Servono circa {minutes} minuti. Tieni a portata di mano un documento d’identità e i documenti di reddito più recenti. Puoi interrompere e riprendere quando vuoi.',
    Privacy:
      'Nulla arriva a {inviter} o ad altri prima del tuo via libera, alla fine. I documenti che carichi restano riservati.',
    Button: 'Apri l’invito',
    Validity: 'L’invito è personale e vale {days, plural, one {# giorno} other {# giorni}}.',
    Why: 'Ricevi questo messaggio perché {inviter} ha inserito il tuo indirizzo in una domanda. Se non conosci questa persona o non vuoi partecipare, puoi ignorarlo.',
  },
  ResumeLink: {
    Subject: 'Riprendi la tua domanda',
    Preheader: 'Quello che hai inserito è salvato.',
    Heading: 'Riprendi da dove eri',
    Intro: 'Quello che hai inserito è salvato. Questo link ti riporta al passaggio in cui eri.',
    Button: 'Riprendi la domanda',
    Validity: 'Il link vale {days, plural, one {# giorno} other {# giorni}} ed è solo per te: non inoltrarlo.',
    Why: 'Ricevi questo messaggio perché in una domanda con questo indirizzo è stato scelto «Continua più tardi». Se non l’hai chiesto tu, eliminalo.',
  },
  PaperList: {
    Subject: 'Il tuo elenco dei documenti',
    Preheader: 'Che cosa cercare, e il link per tornare.',
    Heading: 'I documenti che ci servono',
    Intro: 'Ecco l’elenco che hai chiesto. Cerca tutto con calma:',
    How: 'I PDF così come li hai ricevuti sono la scelta migliore. Non serve avere tutto subito: aggiungi ciò che trovi, il resto più tardi.',
    Button: 'Aggiungi i documenti',
    Validity: 'Il link vale {days, plural, one {# giorno} other {# giorni}} ed è solo per te: non inoltrarlo.',
    Why: 'Ricevi questo messaggio perché l’elenco è stato chiesto in una domanda con questo indirizzo. Se non l’hai chiesto tu, eliminalo.',
  },
  ReportReady: {
    SubjectRenewed: 'C’è una nuova versione del tuo report',
    HeadingRenewed: 'C’è una nuova versione del tuo report',
    IntroRenewed:
      'È cambiato qualcosa su cui si basa: i documenti, le risposte, chi conta nel nucleo o chi fa da garante. La pagina dice che cosa è diverso. Chi ha ricevuto il report precedente vede ancora quello.',
    SubjectApplicant: 'Il tuo report è pronto',
    SubjectInvited: 'Il tuo report è pronto: {name} aspetta il tuo consenso',
    IntroInvited:
      'Tutti i controlli sono conclusi. Manca un passaggio: le tue cifre contano per {name} solo se lo consenti. Trovi la domanda in cima al tuo report.',
    IntroGuarantor:
      'Tutti i controlli sono conclusi. Manca un passaggio: {name} può mostrare quanto potresti sostenere come garante solo se lo consenti. Il tuo reddito non si somma mai a quello di {name}. Trovi la domanda in cima al tuo report.',
    SubjectRecipient: '{applicant} ha condiviso un report',
    SubjectRecipientFlat: 'Report di {applicant} per {flat}',
    PreheaderApplicant: 'Puoi leggerlo online quando vuoi.',
    PreheaderRecipient: 'Reddito e sostenibilità, verificati sui documenti.',
    HeadingApplicant: 'Il tuo report è pronto',
    HeadingRecipient: '{applicant} ha condiviso un report',
    IntroApplicant: 'Tutti i controlli sono conclusi. Puoi leggere il report online e decidere con chi condividerlo.',
    IntroRecipient: 'Il report indica quanto il reddito può sostenere ogni mese e che cosa è stato verificato.',
    IntroRecipientFlat:
      'Il report riguarda «{flat}» e indica quanto il reddito può sostenere ogni mese e che cosa è stato verificato.',
    CodeRecipient: 'All’apertura inviamo a questa casella un codice di sei cifre, così nessun altro può leggerlo.',
    Button: 'Apri il report',
    Validity: 'Il report resta consultabile per {days, plural, one {# giorno} other {# giorni}}.',
    CareRecipient:
      'Contiene dati personali: va usato soltanto per questa decisione. La decisione resta Sua e non dovrebbe dipendere dalle sole cifre.',
    WhyApplicant: 'Ricevi questo messaggio perché hai completato una domanda con questo indirizzo.',
    WhyRecipient: 'Questo messaggio arriva perché {applicant} ha acconsentito all’invio del report a questo indirizzo.',
  },
  ReportAttached: {
    SubjectApplicant: 'Il tuo report in allegato',
    SubjectRecipient: 'Il report di {applicant} in allegato',
    SubjectRecipientFlat: 'Il report di {applicant} per {flat} in allegato',
    Preheader: 'Il report è allegato in formato PDF.',
    HeadingApplicant: 'Il tuo report è in allegato',
    HeadingRecipient: 'Il report è in allegato',
    IntroApplicant: 'Tutti i controlli sono conclusi. Il tuo report è allegato a questo messaggio: {file}',
    IntroRecipient: '{applicant} ha condiviso il report, che è allegato a questo messaggio: {file}',
    IntroRecipientFlat: '{applicant} ha condiviso il report per «{flat}», che è allegato a questo messaggio: {file}',
    Release: 'Nessun altro ce l’ha ancora. Sei tu a decidere a chi va, dalla tua pagina.',
    ButtonRelease: 'Decidi a chi va',
    Verify:
      'L’autenticità di una copia si può controllare online in qualsiasi momento, con il pulsante o con il codice stampato sul documento.',
    Button: 'Verificare l’autenticità',
    Validity: 'Il report vale {days, plural, one {# giorno} other {# giorni}}.',
    CareRecipient: 'Contiene dati personali: va conservato con cura ed eliminato quando non serve più.',
    WhyApplicant: 'Ricevi questo messaggio perché hai completato una domanda con questo indirizzo.',
    WhyRecipient: 'Questo messaggio arriva perché {applicant} ha acconsentito all’invio del report a questo indirizzo.',
  },
  ReleaseCode: {
    Subject: '{code} è il codice per il report di {applicant}',
    Preheader: 'Sei cifre, valide per {minutes, plural, one {# minuto} other {# minuti}}.',
    Heading: 'Ecco il codice per il report',
    Intro: 'Basta inserire queste sei cifre nella pagina del report: confermano che questa casella è Sua.',
    IntroFlat:
      'Basta inserire queste sei cifre nella pagina del report su «{flat}»: confermano che questa casella è Sua.',
    CodeLabel: 'Codice',
    Validity: 'Il codice vale una sola volta, per {minutes, plural, one {# minuto} other {# minuti}}.',
    Why: 'Riceve questo messaggio perché {applicant} ha condiviso un report con questo indirizzo e qualcuno ne ha aperto il link. Se non è stato Lei, senza questo codice nessuno può leggerlo.',
  },
  Receipt: {
    Subject: 'La tua ricevuta {number}',
    Preheader: 'Grazie, il tuo pagamento è arrivato.',
    Heading: 'Il tuo pagamento è arrivato',
    Intro: 'Grazie. La ricevuta numero {number} è allegata a questo messaggio: {file}',
    Next: 'Il tuo report è in preparazione. Appena è pronto ti scriviamo; fino ad allora non devi fare altro.',
    Keep: 'Puoi aprire la ricevuta in ogni momento anche dalla pagina del tuo report.',
    Why: 'Ricevi questo messaggio perché in una domanda con questo indirizzo è stato pagato un report.',
  },
  ErasureSoon: {
    Subject: 'La tua domanda sarà presto cancellata',
    Preheader: 'Tra {days, plural, one {# giorno} other {# giorni}} cancelliamo documenti, risposte e report.',
    Heading: 'Presto cancelliamo la tua domanda',
    Intro:
      'Come promesso, non conserviamo i tuoi dati per più di tre mesi. Tra {days, plural, one {# giorno} other {# giorni}} cancelliamo i documenti, le risposte e il report della domanda.',
    Save: 'Vuoi conservare il report? Salvalo prima: puoi scaricare tutto ciò che abbiamo su di te.',
    Button: 'Apri i miei dati',
    Nothing: 'Se non ti serve più, non devi fare altro.',
    Why: 'Ricevi questo messaggio perché esiste una domanda con questo indirizzo.',
  },
  ErasureCode: {
    Subject: 'Il codice per cancellare i tuoi dati',
    Preheader: 'Sei cifre, valide per {minutes, plural, one {# minuto} other {# minuti}}.',
    Heading: 'Conferma la cancellazione',
    Intro:
      'Con queste sei cifre confermi che vuoi cancellare tutto ciò che abbiamo su di te. La cancellazione è definitiva.',
    CodeLabel: 'Codice',
    Validity: 'Il codice si può usare una sola volta ed entro {minutes, plural, one {# minuto} other {# minuti}}.',
    Why: 'Ricevi questo messaggio perché con questo indirizzo è stata chiesta la cancellazione di tutti i dati. Se non l’hai chiesto tu, non dare il codice a nessuno: senza di esso non viene cancellato nulla.',
  },
  ErasureDone: {
    Subject: 'I tuoi dati sono stati cancellati',
    Preheader: 'Documenti, risposte, report e indirizzo non ci sono più.',
    Heading: 'I tuoi dati sono stati cancellati',
    Intro:
      'Le tue domande, i documenti, le risposte e i report sono cancellati, e i link al report non aprono più nulla.',
    Receipts:
      'Restano le ricevute dei pagamenti, perché la legge fiscale ci obbliga a conservarle. Non vi è collegato altro.',
    Last: 'Questo è il nostro ultimo messaggio: dimentichiamo questo indirizzo appena è stato inviato.',
    Why: 'Ricevi questo messaggio perché la cancellazione è stata confermata con un codice inviato a questo indirizzo.',
  },
  Notice: {
    CodeLabel: 'Codice',
  },
  DeskWelcome: {
    Subject: 'Il Suo posto presso {company}',
    Intro:
      '{company} Le ha riservato un posto nella propria area riservata di Vesta, dove si seguono gli immobili e le richieste.',
    How: 'Basta accedere con questo indirizzo, {email}. Inviamo un codice: non c’è nulla da scegliere né da ricordare.',
    Button: 'Aprire l’area riservata',
    Why: 'Questo messaggio arriva perché un titolare di {company} ha inserito l’indirizzo. In caso di errore non è necessario fare nulla.',
  },
  DeskInvite: {
    Subject: 'Vuoi candidarti per «{flat}»?',
    Intro: '{company} ti invita a presentare domanda per «{flat}».',
    How: 'Servono circa {minutes} minuti, un documento d’identità e i documenti di reddito più recenti. Puoi interrompere e riprendere quando vuoi.',
    Yours: 'Il report lo vedi prima tu. {company} non ne vede nulla finché non decidi di condividerlo.',
    Button: 'Presenta la domanda',
    Why: 'Ricevi questo messaggio perché {company} ha inserito il tuo indirizzo per un invito. Se non vuoi candidarti, puoi ignorarlo.',
  },
  ReviewAsks: {
    Subject: 'Ci serve ancora una cosa',
    Heading: 'Una persona ha esaminato i tuoi documenti e ha una domanda',
    Intro: 'Per andare avanti ci serve ancora una cosa da te:',
    Reasons: {
      better_picture: 'una foto più nitida del documento, con tutti e quattro gli angoli.',
      all_pages: 'tutte le pagine del documento: alcune mancano.',
      original_file: 'il file così come lo hai ricevuto da chi lo ha emesso, non una scansione o una stampa.',
      right_paper: 'il documento richiesto: ne hai mandato un altro.',
      newer_paper: 'un documento più recente dello stesso tipo.',
      more_words: 'qualche parola in più su quanto ci hai scritto. Puoi aggiungerla accanto al documento.',
    },
    Then: 'Appena arriva, il controllo riparte. Nulla di quello che hai inserito va perso.',
    Button: 'Apri la domanda',
    Why: 'Ricevi questo messaggio perché hai presentato una domanda con questo indirizzo.',
  },
  ReviewAnswers: {
    Subject: 'Una persona ha guardato',
    Heading: 'Una persona ha esaminato i tuoi documenti',
    Intro: 'Hai chiesto che qualcuno guardasse un risultato. È stato fatto:',
    Decisions: {
      passed: 'Il documento è in ordine e vale come tale.',
      failed: 'Non è stato possibile accettare il documento, e il risultato ne tiene conto.',
      inconclusive: 'Non è stato possibile chiarirlo. Non pesa più sul documento.',
    },
    WholeDecisions: {
      passed: 'La domanda è in ordine e vale come tale.',
      failed: 'Non è stato possibile confermare quanto dichiarato nella domanda, e il risultato ne tiene conto.',
      inconclusive: 'Non è stato possibile chiarirlo. Non pesa più sulla domanda.',
    },
    Then: 'Il report segue la decisione; lo trovi nella tua domanda.',
    Button: 'Apri la domanda',
    Why: 'Ricevi questo messaggio perché hai presentato una domanda con questo indirizzo.',
  },
  DeskAsk: {
    Subject: 'Un altro documento per «{flat}»',
    Heading: 'Un altro documento, se vuoi',
    Intro: '{company} chiede un altro documento per la tua domanda per «{flat}»: {paper}.',
    YourChoice:
      'Aggiungerlo o no è una tua scelta. Il documento resta da noi: {company} vede l’esito della verifica, mai il documento.',
    Then: 'Una volta aggiunto, il report viene rinnovato. Decidi di nuovo tu se condividerlo.',
    Button: 'Aggiungi il documento',
    Why: 'Ricevi questo messaggio perché hai presentato una domanda a {company} con questo indirizzo.',
    Papers: {
      'employment-contract': 'il contratto di lavoro',
      'latest-payslips': 'le buste paga più recenti',
      'tax-paper': 'il documento fiscale più recente',
      'bank-statements': 'gli estratti conto degli ultimi mesi',
      'other-income': 'un documento su un altro reddito',
      guarantor: 'i dati di un garante',
    },
  },
  DeskAccepted: {
    Subject: 'Una buona notizia per «{flat}»',
    Heading: 'La scelta è caduta su di te',
    Intro:
      '{reader, select, lender {{company} vuole concederti il mutuo per «{flat}».} other {{company} vuole affittarti «{flat}».}} Congratulazioni!',
    Next: '{company} ti contatterà per il contratto{reader, select, lender { di mutuo} other {}}. Non è ancora firmato nulla e non devi nulla.',
  },
  DeskDeclined: {
    Subject: 'La tua domanda per «{flat}»',
    Heading: 'Questa volta non è andata',
    Intro:
      '{reader, select, lender {Grazie per la tua domanda di mutuo per «{flat}». Per ora {company} non te lo propone.} other {Grazie per la tua domanda per «{flat}». {company} ha deciso di non proseguire con la tua domanda.}}',
    Next: 'Il report resta tuo e rimane valido: puoi usarlo {reader, select, lender {con altre banche} other {per altre case}}.',
    NextWithoutReport:
      'Quello che hai inserito resta tuo: in «I miei dati» puoi vederlo, scaricarlo o farlo cancellare.',
  },
  MyDataCode: {
    Subject: '{code} è il tuo codice per «I miei dati»',
    Heading: 'Ecco il tuo codice',
    Intro: 'Scrivi queste sei cifre nella pagina «I miei dati» per vedere che cosa abbiamo su di te.',
    Validity:
      'Il codice si può usare una sola volta ed entro {minutes, plural, one {# minuto} other {# minuti}}. Tienilo per te.',
    Why: 'Ricevi questo messaggio perché il tuo indirizzo è stato inserito nella pagina «I miei dati». Se non l’hai chiesto tu, senza il codice non succede niente.',
  },
  Export: {
    FileName: 'LEGGIMI.txt',
    Intro: 'Questo archivio contiene tutto ciò che Vesta conserva su di te nel momento in cui è stato creato.',
    Data: 'data/ contiene un file JSON per ogni tipo di registrazione: ciò che ci hai comunicato, ciò che è stato letto dai tuoi documenti, i consensi e il registro di chi ha fatto che cosa e quando.',
    Files: 'files/ contiene i documenti che hai consegnato e quelli preparati per te, in chiaro.',
    Recipients:
      'recipients.json elenca tutti i destinatari di un report, fino a quando vale il link e ogni consultazione.',
    Explanation:
      'explanation.json spiega come nascono le cifre dei report: le regole, ogni numero che contengono e i motivi di ogni cifra.',
    More: 'Impronte, chiavi e token non ci sono: aprono porte e non dicono nulla su di te. Conserva l’archivio al sicuro: non è cifrato.',
  },
  StaffCode: {
    Subject: '{code} è il codice per l’area riservata',
    Title: 'Codice per l’area riservata',
    Intro:
      'Va inserito nella pagina di accesso. Si può usare una sola volta ed entro {minutes, plural, one {# minuto} other {# minuti}}.',
    Caution:
      'In caso di accesso non richiesto, il codice non va comunicato a nessuno e occorre avvisare l’amministratore.',
    Why: 'Questo messaggio arriva perché è stato richiesto un accesso all’area riservata di Vesta con questo indirizzo.',
  },
};
