/** The page of the invented people. Spoken by the server alone. */
export const demo = {
  Demo: {
    Title: 'Demo people',
    Heading: 'Be somebody else for five minutes',
    Nobody: 'Nobody here exists.',
    Notice:
      'People and documents are invented, payments and mails are simulated. Card 4242 4242 4242 4242; mails are in the <outbox>outbox</outbox>.',
    Languages: 'Language',
    Countries: { it: 'Italy', de: 'Germany' },
    OpenHere: 'Open the application where it was left',
    Papers: 'Documents to upload',
    PapersOf: 'Documents of {name}',
    AtStep: 'Open it at a step',
    Reached: 'So far the way leads to “{step}”. Later steps open once that one is done.',
    Later: 'after “{step}”',
    SentByPartner: 'Italy, employed, sent by a partner',
    PartnerLink: 'Come in by a fresh partner link',
    DeskHeading: 'On the other side: the landlords',
    DeskNotice: 'They see the applications for their own homes. The code to sign in is in the outbox.',
    DeskSignIn: '{name} ({place}): sign in as {email}',
  },
} as const;
