import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

export const mail: Shape<typeof en> = {
  Layout: {
    GreetingNamed: 'Buongiorno {name},',
    Greeting: 'Buongiorno,',
    PlainLink: 'Se il pulsante non funziona, basta copiare questo indirizzo nel browser:',
    ForCompany: 'Messaggio inviato da Vesta per conto di {company}.',
    Automatic: 'Messaggio inviato automaticamente: le risposte a questo indirizzo non vengono lette.',
    MyData: 'I Suoi dati: si possono vedere, scaricare, limitare o far cancellare in ogni momento:',
    Privacy: 'Come trattiamo i dati e quali diritti ci sono:',
    Imprint: 'Vesta · Verifiche per affitti e mutui in Italia e in Germania',
  },
  VerificationCode: {
    Subject: '{code} è il codice di verifica per {company}',
    Preheader: 'Sei cifre, valide per {minutes, plural, one {# minuto} other {# minuti}}.',
    Heading: 'Ecco il codice di verifica',
    Intro: 'Basta inserire queste sei cifre nella pagina di registrazione per proseguire con la domanda.',
    CodeLabel: 'Codice di verifica',
    Validity:
      'Il codice si può usare una sola volta ed entro {minutes, plural, one {# minuto} other {# minuti}}. Se i codici richiesti sono più di uno, vale solo il più recente.',
    Caution: 'È strettamente personale: nessuno di Vesta lo chiederà mai per telefono o per iscritto.',
    Why: 'Questo messaggio arriva perché l’indirizzo è stato inserito in una domanda. In caso di errore non è necessario fare nulla: senza il codice non succede niente e il messaggio si può eliminare.',
  },
  Invitation: {
    SubjectCoApplicant: 'Invito di {inviter} a presentare domanda insieme',
    SubjectGuarantor: 'Richiesta di {inviter} di fare da garante',
    Preheader: 'Circa 15 minuti, e nulla viene trasmesso senza il Suo consenso.',
    HeadingCoApplicant: 'Un invito a presentare domanda insieme',
    HeadingGuarantor: 'Una richiesta di garanzia',
    IntroCoApplicant:
      '{inviter} sta presentando domanda per una casa e ha indicato questo indirizzo per chi partecipa alla richiesta. Per completarla servono anche i dati del co-richiedente.',
    IntroGuarantor:
      '{inviter} sta presentando domanda per una casa e ha indicato questo indirizzo per la persona garante. Per completarla servono anche i dati del garante.',
    GuarantorDoes:
      'Chi fa da garante interviene se un pagamento dovesse mancare. Qui si mostra soltanto quanto si potrebbe sostenere: con Vesta non si firma nulla e la garanzia si concorda a parte.',
    Cost: {
      inviter: 'Non costa nulla: {inviter} paga per tutte le persone della domanda.',
      company: 'Non costa nulla: la verifica è pagata da chi propone la casa o il mutuo.',
      self: 'Iniziare è gratuito. Il proprio report ha un prezzo, che si vede prima di pagare.',
    },
    Ready:
      'Servono circa 15 minuti. È utile avere a portata di mano un documento d’identità e i documenti di reddito più recenti. Si può interrompere e riprendere in qualsiasi momento.',
    Privacy:
      'Nulla arriva a {inviter} o ad altri prima del via libera di chi compila, alla fine. I documenti caricati restano riservati.',
    Button: 'Aprire l’invito',
    Validity: 'L’invito è personale e vale {days, plural, one {# giorno} other {# giorni}}.',
    Why: 'Questo messaggio arriva perché {inviter} ha inserito l’indirizzo in una domanda. Chi non conosce questa persona o non desidera partecipare può semplicemente ignorarlo.',
  },
  ResumeLink: {
    Subject: 'Per riprendere la domanda',
    Preheader: 'Tutti i dati inseriti sono stati salvati.',
    Heading: 'Si riprende da dove ci si era fermati',
    Intro:
      'Tutti i dati inseriti sono stati salvati. Questo link riporta direttamente al passaggio lasciato in sospeso.',
    Button: 'Riprendere la domanda',
    Validity:
      'Il link vale {days, plural, one {# giorno} other {# giorni}} ed è personale: è importante non inoltrarlo.',
    Why: 'Questo messaggio arriva perché in una domanda con questo indirizzo è stato scelto «Continua più tardi». In caso di errore basta eliminarlo.',
  },
  PaperList: {
    Subject: 'L’elenco dei documenti',
    Preheader: 'Che cosa cercare, e il link per tornare.',
    Heading: 'I documenti che servono',
    Intro: 'Ecco l’elenco richiesto. C’è tutto il tempo per cercarli:',
    How: 'I PDF così come sono stati ricevuti sono la scelta migliore. Non serve avere tutto subito: si aggiunge ciò che si trova, il resto più tardi.',
    Button: 'Aggiungere i documenti',
    Validity:
      'Il link vale {days, plural, one {# giorno} other {# giorni}} ed è personale: è importante non inoltrarlo.',
    Why: 'Questo messaggio arriva perché l’elenco è stato chiesto in una domanda con questo indirizzo. In caso di errore basta eliminarlo.',
  },
  ReportReady: {
    SubjectApplicant: 'Il report è pronto',
    SubjectRecipient: '{applicant} ha condiviso un report',
    SubjectRecipientFlat: 'Report di {applicant} per {flat}',
    PreheaderApplicant: 'Si può leggere online in qualsiasi momento.',
    PreheaderRecipient: 'Reddito e sostenibilità, verificati sui documenti.',
    HeadingApplicant: 'Il report è pronto',
    HeadingRecipient: '{applicant} ha condiviso un report',
    IntroApplicant: 'Tutti i controlli sono conclusi. Il report si può leggere online, decidendo con chi condividerlo.',
    IntroRecipient: 'Indica quale canone o mutuo il reddito può sostenere e che cosa è stato verificato.',
    IntroRecipientFlat:
      'Riguarda «{flat}». Indica quale canone o mutuo il reddito può sostenere e che cosa è stato verificato.',
    CodeRecipient: 'All’apertura inviamo a questa casella un codice di sei cifre, così nessun altro può leggerlo.',
    Button: 'Aprire il report',
    Validity: 'Il report resta consultabile per {days, plural, one {# giorno} other {# giorni}}.',
    CareRecipient:
      'Contiene dati personali: va usato soltanto per questa decisione. La decisione resta Sua e non dovrebbe dipendere dalle sole cifre.',
    WhyApplicant: 'Questo messaggio arriva perché una domanda è stata completata con questo indirizzo.',
    WhyRecipient: 'Questo messaggio arriva perché {applicant} ha acconsentito all’invio del report a questo indirizzo.',
  },
  ReportAttached: {
    SubjectApplicant: 'Il report in allegato',
    SubjectRecipient: 'Il report di {applicant} in allegato',
    SubjectRecipientFlat: 'Il report di {applicant} per {flat} in allegato',
    Preheader: 'Il report è allegato in formato PDF.',
    HeadingApplicant: 'Il report è in allegato',
    HeadingRecipient: 'Il report è in allegato',
    IntroApplicant: 'Tutti i controlli sono conclusi. Il report è allegato a questo messaggio: {file}',
    IntroRecipient: '{applicant} ha condiviso il report, che è allegato a questo messaggio: {file}',
    IntroRecipientFlat: '{applicant} ha condiviso il report per «{flat}», che è allegato a questo messaggio: {file}',
    Verify:
      'L’autenticità di una copia si può controllare online in qualsiasi momento, con il pulsante o con il codice stampato sul documento.',
    Button: 'Verificare l’autenticità',
    Validity: 'Il report vale {days, plural, one {# giorno} other {# giorni}}.',
    CareRecipient: 'Contiene dati personali: va conservato con cura ed eliminato quando non serve più.',
    WhyApplicant: 'Questo messaggio arriva perché una domanda è stata completata con questo indirizzo.',
    WhyRecipient: 'Questo messaggio arriva perché {applicant} ha acconsentito all’invio del report a questo indirizzo.',
  },
  ReleaseCode: {
    Subject: 'Codice per il report di {applicant}',
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
    Subject: 'La ricevuta {number}',
    Preheader: 'Grazie, il pagamento è arrivato.',
    Heading: 'Il pagamento è arrivato',
    Intro: 'Grazie. La ricevuta numero {number} è allegata a questo messaggio: {file}',
    Next: 'Il report è in preparazione. Appena è pronto arriva un messaggio; fino ad allora non c’è altro da fare.',
    Keep: 'La ricevuta si può aprire in ogni momento anche dalla pagina della domanda.',
    Why: 'Questo messaggio arriva perché in una domanda con questo indirizzo è stato pagato un report.',
  },
  ErasureSoon: {
    Subject: 'La Sua domanda sarà presto cancellata',
    Preheader: 'Tra {days, plural, one {# giorno} other {# giorni}} cancelliamo documenti, risposte e report.',
    Heading: 'Presto cancelliamo la Sua domanda',
    Intro:
      'Come promesso, non conserviamo i Suoi dati per più di tre mesi. Tra {days, plural, one {# giorno} other {# giorni}} cancelliamo i documenti, le risposte e il report della domanda.',
    Save: 'Desidera conservare il report? Può salvarlo prima: tutto ciò che abbiamo su di Lei si può scaricare.',
    Button: 'Aprire i miei dati',
    Nothing: 'Se non serve più, non c’è altro da fare.',
    Why: 'Questo messaggio arriva perché esiste una domanda con questo indirizzo.',
  },
  ErasureCode: {
    Subject: 'Codice per cancellare i Suoi dati',
    Preheader: 'Sei cifre, valide per {minutes, plural, one {# minuto} other {# minuti}}.',
    Heading: 'Confermare la cancellazione',
    Intro:
      'Con queste sei cifre conferma che tutto ciò che abbiamo su di Lei deve essere cancellato. La cancellazione è definitiva.',
    CodeLabel: 'Codice',
    Validity: 'Il codice si può usare una sola volta ed entro {minutes, plural, one {# minuto} other {# minuti}}.',
    Why: 'Questo messaggio arriva perché con questo indirizzo è stata chiesta la cancellazione di tutti i dati. Se non è stata una Sua richiesta, non comunichi il codice a nessuno: senza di esso non viene cancellato nulla.',
  },
  ErasureDone: {
    Subject: 'I Suoi dati sono stati cancellati',
    Preheader: 'Documenti, risposte, report e indirizzo non ci sono più.',
    Heading: 'I Suoi dati sono stati cancellati',
    Intro: 'Le domande, i documenti, le risposte e i report sono cancellati, e i link al report non aprono più nulla.',
    Receipts:
      'Restano le ricevute dei pagamenti, perché la legge fiscale ci obbliga a conservarle. Non vi è collegato altro.',
    Last: 'Questo è il nostro ultimo messaggio: dimentichiamo questo indirizzo appena è stato inviato.',
    Why: 'Questo messaggio arriva perché la cancellazione è stata confermata con un codice inviato a questo indirizzo.',
  },
  Notice: {
    CodeLabel: 'Codice',
  },
  DeskWelcome: {
    Subject: 'Il Suo posto presso {company}',
    Intro:
      '{company} Le ha riservato un posto nella propria area riservata di Vesta, dove si seguono gli immobili e le richieste.',
    How: 'Basta accedere con questo indirizzo, {email}. Inviamo una password monouso: non c’è nulla da scegliere né da ricordare.',
    Button: 'Aprire l’area riservata',
    Why: 'Questo messaggio arriva perché un titolare di {company} ha inserito l’indirizzo. In caso di errore non è necessario fare nulla.',
  },
  DeskInvite: {
    Subject: 'Desidera candidarsi per «{flat}»?',
    Intro: '{company} La invita a presentare domanda per «{flat}».',
    How: 'Servono circa 15 minuti, un documento d’identità e i documenti di reddito più recenti. Si può interrompere e riprendere in qualsiasi momento.',
    Yours: 'Il report lo vede prima Lei. {company} non ne vede nulla finché non decide di condividerlo.',
    Button: 'Presentare domanda',
    Why: 'Questo messaggio arriva perché {company} ha inserito l’indirizzo per un invito. Chi non desidera candidarsi può semplicemente ignorarlo.',
  },
  ReviewAsks: {
    Subject: 'Ci serve ancora una cosa',
    Heading: 'Una persona ha esaminato i documenti e ha una domanda',
    Intro: 'Per andare avanti ci serve ancora una cosa:',
    Reasons: {
      better_picture: 'una foto più nitida del documento, con tutti e quattro gli angoli.',
      all_pages: 'tutte le pagine del documento: alcune mancano.',
      original_file: 'il file così come è stato ricevuto da chi lo ha emesso, non una scansione o una stampa.',
      right_paper: 'il documento richiesto: quello inviato è un altro.',
      newer_paper: 'un documento più recente dello stesso tipo.',
      more_words: 'qualche parola in più su quanto scritto. Si può aggiungere accanto al documento.',
    },
    Then: 'Appena arriva, il controllo riparte. Nulla di quanto inserito va perso.',
    Button: 'Apri la domanda',
    Why: 'Questo messaggio arriva perché con questo indirizzo è stata presentata una domanda.',
  },
  ReviewAnswers: {
    Subject: 'Una persona ha guardato',
    Heading: 'Una persona ha esaminato i documenti',
    Intro: 'È stato chiesto che qualcuno guardasse un risultato. È stato fatto:',
    Decisions: {
      passed: 'Il documento è in ordine. Il risultato è stato cambiato.',
      failed: 'Il documento non ha potuto essere accettato. Il risultato resta com’era.',
      inconclusive: 'Non è stato possibile chiarirlo. Non pesa più sul documento.',
    },
    Then: 'Il report segue la decisione; si trova nella domanda.',
    Button: 'Apri la domanda',
    Why: 'Questo messaggio arriva perché con questo indirizzo è stata presentata una domanda.',
  },
  DeskAsk: {
    Subject: 'Un altro documento per «{flat}»',
    Heading: 'Un altro documento, se lo desidera',
    Intro: '{company} chiede un altro documento per la Sua domanda per «{flat}»: {paper}.',
    YourChoice:
      'Aggiungerlo o no è una Sua scelta. Il documento resta da noi: {company} vede l’esito della verifica, mai il documento.',
    Then: 'Una volta aggiunto, il report viene rinnovato. Decide di nuovo Lei se condividerlo.',
    Button: 'Aggiungere il documento',
    Why: 'Questo messaggio arriva perché con questo indirizzo è stata presentata una domanda a {company}.',
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
    Heading: 'La scelta è caduta su di Lei',
    Intro: '{company} desidera affittarLe «{flat}». Congratulazioni!',
    Next: '{company} La contatterà per il contratto. Non è ancora firmato nulla e non deve nulla.',
  },
  DeskDeclined: {
    Subject: 'La Sua domanda per «{flat}»',
    Heading: 'Questa volta non è andata',
    Intro:
      'Grazie per la domanda per «{flat}». {company} ha scelto un’altra persona oppure per ora non affitta la casa.',
    Next: 'Il report resta Suo e rimane valido: può usarlo per altre case.',
  },
  MyDataCode: {
    Title: 'Codice per «I miei dati»',
    Heading: 'Ecco il codice',
    Intro: 'Basta inserire queste sei cifre nella pagina «I miei dati» per vedere che cosa abbiamo su di Lei.',
    Validity:
      'Il codice si può usare una sola volta ed entro {minutes, plural, one {# minuto} other {# minuti}}. È strettamente personale.',
    Why: 'Questo messaggio arriva perché l’indirizzo è stato inserito nella pagina «I miei dati». In caso di errore non è necessario fare nulla: senza il codice non succede niente.',
  },
  Export: {
    FileName: 'LEGGIMI.txt',
    Intro: 'Questo archivio contiene tutto ciò che Vesta conserva su di Lei nel momento in cui è stato creato.',
    Data: 'data/ contiene un file JSON per ogni tipo di registrazione: ciò che ci ha comunicato, ciò che è stato letto dai documenti, i consensi e il registro di chi ha fatto che cosa e quando.',
    Files: 'files/ contiene i documenti consegnati e quelli preparati per Lei, in chiaro.',
    Recipients:
      'recipients.json elenca tutti i destinatari di un report, fino a quando vale il link e ogni consultazione.',
    Explanation:
      'explanation.json spiega come nascono le cifre dei report: le regole, ogni numero che contengono e i motivi di ogni cifra.',
    More: 'Impronte, chiavi e token non ci sono: aprono porte e non dicono nulla su di Lei. Conservi l’archivio al sicuro: non è cifrato.',
  },
  StaffCode: {
    Title: 'Password monouso per l’area riservata',
    Intro:
      'Va inserita nella pagina di accesso. Si può usare una sola volta ed entro {minutes, plural, one {# minuto} other {# minuti}}.',
    Caution:
      'In caso di accesso non richiesto, la password non va comunicata a nessuno e occorre avvisare l’amministratore.',
    Why: 'Questo messaggio arriva perché è stato richiesto un accesso all’area riservata di Vesta con questo indirizzo.',
  },
};
