/** Words of the e-mails. No message may hold a figure from anybody’s finances: mails are read over shoulders. */
export const mail = {
  Layout: {
    GreetingNamed: 'Hello {name},',
    Greeting: 'Hello,',
    PlainLink: 'If the button does not work, copy this address into your browser:',
    ForCompany: 'Sent by Vesta for {company}.',
    Automatic: 'This message was sent automatically; answers to it are not read.',
    MyData: 'Your data: see it, take it along, restrict it or have it deleted at any time:',
    Privacy: 'How we handle data, and your rights:',
    Imprint: 'Vesta · Screening for rentals and mortgages in Italy and Germany',
  },
  VerificationCode: {
    Subject: 'Your code for {company}',
    Preheader: 'Six digits, good for {minutes, plural, one {# minute} other {# minutes}}.',
    Heading: 'Here is your code',
    Intro: 'Enter these six digits on the page where you signed up, and your application goes on.',
    CodeLabel: 'Your code',
    Validity:
      'The code works once and for {minutes, plural, one {# minute} other {# minutes}}. If you asked for more than one, only the newest counts.',
    Caution: 'Keep it to yourself: nobody from Vesta will ever call or write to ask for it.',
    Why: 'You are receiving this because this address was entered for an application. If that was not you, nothing happens unless the code is used: you can simply delete this message.',
  },
  Invitation: {
    SubjectCoApplicant: '{inviter} invites you to apply together',
    SubjectGuarantor: '{inviter} asks you to act as guarantor',
    Preheader: 'About 15 minutes, and nothing is passed on before you say so.',
    HeadingCoApplicant: 'You are invited to apply together',
    HeadingGuarantor: 'You are asked to act as guarantor',
    IntroCoApplicant:
      '{inviter} is applying for a home and named you as co-applicant. Your own details are needed to complete the application.',
    IntroGuarantor:
      '{inviter} is applying for a home and named you as guarantor. Your own details are needed to complete the application.',
    GuarantorDoes:
      'A guarantor steps in should a payment ever stay away. Here you only show what you could carry: you sign nothing with Vesta, and a guarantee is agreed separately.',
    Cost: {
      inviter: 'It costs you nothing: {inviter} pays for everybody in the application.',
      company: 'It costs you nothing: the check is paid by whoever offers the home or the loan.',
      self: 'Starting is free. Your own report has its price, and you see it before you pay.',
    },
    Ready:
      'It takes about 15 minutes. Please have an identity document and your latest proof of income at hand. You can pause at any time.',
    Privacy:
      'Nothing of yours reaches {inviter} or anybody else before you release it yourself at the end. Your papers stay with us.',
    Button: 'Open the invitation',
    Validity: 'The invitation is personal and good for {days, plural, one {# day} other {# days}}.',
    Why: 'You are receiving this because {inviter} entered this address in an application. If you do not know this person or do not wish to take part, you need not do anything.',
  },
  ResumeLink: {
    Subject: 'Continue your application',
    Preheader: 'Everything you entered is saved.',
    Heading: 'Pick up where you left off',
    Intro: 'Everything you entered is saved. With this link you return to the step where you stopped.',
    Button: 'Continue the application',
    Validity:
      'The link works for {days, plural, one {# day} other {# days}} and only for you: please do not pass it on.',
    Why: 'You are receiving this because “Continue later” was chosen in an application with this address. If that was not you, please delete this message.',
  },
  PaperList: {
    Subject: 'Your list of papers',
    Preheader: 'What to look for, and the link back.',
    Heading: 'The papers we need from you',
    Intro: 'Here is the list you asked for. Take your time to look for them:',
    How: 'PDFs as you received them are best. You need not have everything at once: add what you find, and the rest later.',
    Button: 'Add the papers',
    Validity:
      'The link works for {days, plural, one {# day} other {# days}} and only for you: please do not pass it on.',
    Why: 'You are receiving this because the list was asked for in an application with this address. If that was not you, please delete this message.',
  },
  ReportReady: {
    SubjectApplicant: 'Your report is ready',
    SubjectRecipient: '{applicant} has released a report to you',
    SubjectRecipientFlat: 'Report of {applicant} for {flat}',
    PreheaderApplicant: 'Read it online whenever it suits you.',
    PreheaderRecipient: 'Income and affordability, checked against the papers.',
    HeadingApplicant: 'Your report is ready',
    HeadingRecipient: '{applicant} has released a report to you',
    IntroApplicant: 'All checks are done. You can read your report online and decide with whom to share it.',
    IntroRecipient: 'It says what rent or loan the income carries, and what was checked for it.',
    IntroRecipientFlat:
      'It is about “{flat}”. It says what rent or loan the income carries, and what was checked for it.',
    CodeRecipient: 'When you open it we send a six-digit code to this mailbox, so that nobody else can read it.',
    Button: 'Open the report',
    Validity: 'The report can be opened for {days, plural, one {# day} other {# days}}.',
    CareRecipient:
      'It contains personal data: please use it for this decision only. The decision is yours; the figures alone should not make it.',
    WhyApplicant: 'You are receiving this because you completed an application with this address.',
    WhyRecipient: 'You are receiving this because {applicant} agreed that the report be sent to this address.',
  },
  ReportAttached: {
    SubjectApplicant: 'Your report, attached',
    SubjectRecipient: 'The report of {applicant}, attached',
    SubjectRecipientFlat: 'The report of {applicant} for {flat}, attached',
    Preheader: 'The report is attached as a PDF.',
    HeadingApplicant: 'Your report is attached',
    HeadingRecipient: 'The report is attached',
    IntroApplicant: 'All checks are done. Your report is attached to this message: {file}',
    IntroRecipient: '{applicant} has released the report to you. It is attached to this message: {file}',
    IntroRecipientFlat:
      '{applicant} has released the report to you for “{flat}”. It is attached to this message: {file}',
    Verify:
      'Whether a copy is genuine can be checked online at any time, with the button or with the code printed on it.',
    Button: 'Check that it is genuine',
    Validity: 'The report is valid for {days, plural, one {# day} other {# days}}.',
    CareRecipient: 'It contains personal data. Please keep it safe and delete it when you no longer need it.',
    WhyApplicant: 'You are receiving this because you completed an application with this address.',
    WhyRecipient: 'You are receiving this because {applicant} agreed that the report be sent to this address.',
  },
  ReleaseCode: {
    Subject: 'Your code for the report of {applicant}',
    Preheader: 'Six digits, good for {minutes, plural, one {# minute} other {# minutes}}.',
    Heading: 'Here is the code for the report',
    Intro: 'Enter these six digits on the page of the report. They show that this mailbox is yours.',
    IntroFlat: 'Enter these six digits on the page of the report about “{flat}”. They show that this mailbox is yours.',
    CodeLabel: 'Code',
    Validity: 'The code works once and for {minutes, plural, one {# minute} other {# minutes}}.',
    Why: 'You are receiving this because {applicant} released a report to this address and somebody opened its link. If that was not you, nobody can read it without this code.',
  },
  Receipt: {
    Subject: 'Your receipt {number}',
    Preheader: 'Thank you, your payment has arrived.',
    Heading: 'Your payment has arrived',
    Intro: 'Thank you. The receipt with the number {number} is attached to this message: {file}',
    Next: 'Your report is being made. You will hear from us as soon as it is ready; until then there is nothing left for you to do.',
    Keep: 'You can also open the receipt on the page of your application at any time.',
    Why: 'You are receiving this because a report was paid for in an application with this address.',
  },
  ErasureSoon: {
    Subject: 'Your application will be deleted soon',
    Preheader: 'In {days, plural, one {# day} other {# days}} we delete your papers, answers and report.',
    Heading: 'We delete your application soon',
    Intro:
      'As promised, we do not keep your data longer than three months. In {days, plural, one {# day} other {# days}} we delete the papers, the answers and the report of your application.',
    Save: 'Would you like to keep the report? Then please save it beforehand: you can download everything we hold about you.',
    Button: 'Open my data',
    Nothing: 'If you no longer need it, there is nothing for you to do.',
    Why: 'You are receiving this because there is an application with this address.',
  },
  ErasureCode: {
    Subject: 'Your code for deleting your data',
    Preheader: 'Six digits, good for {minutes, plural, one {# minute} other {# minutes}}.',
    Heading: 'Confirm the deletion',
    Intro:
      'With these six digits you confirm that everything we hold about you shall be deleted. This cannot be undone.',
    CodeLabel: 'Your code',
    Validity: 'The code works once and for {minutes, plural, one {# minute} other {# minutes}}.',
    Why: 'You are receiving this because the deletion of all data was asked for with this address. If that was not you, do not pass the code on: without it nothing is deleted.',
  },
  ErasureDone: {
    Subject: 'Your data has been deleted',
    Preheader: 'Papers, answers, reports and your address are gone.',
    Heading: 'Your data has been deleted',
    Intro:
      'Your applications, papers, answers and reports are deleted, and links to your report no longer open anything.',
    Receipts: 'Receipts of payments stay, because tax law obliges us to keep them. Nothing else hangs on them.',
    Last: 'This is our last message: we forget this address as soon as it has been sent.',
    Why: 'You are receiving this because the deletion was confirmed with a code sent to this address.',
  },
  Notice: {
    CodeLabel: 'Code',
  },
  StaffCode: {
    Title: 'Your one-time password for the desk',
    Intro: 'Enter it on the sign-in page. It works once and for {minutes, plural, one {# minute} other {# minutes}}.',
    Caution: 'If you did not try to sign in, do not pass it on and tell your administrator.',
    Why: 'You are receiving this because a sign-in to the Vesta desk was requested with this address.',
  },
} as const;
