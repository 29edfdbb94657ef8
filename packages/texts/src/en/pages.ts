/** Words of the pages beside the flow: legal texts, verification, partner entry, bank callback. */
export const pages = {
  Content: {
    Updated: 'Last changed on {date}',
    OnThisPage: 'On this page',
    Failed: 'This text could not be loaded.',
  },
  VerifyReport: {
    Loading: 'Checking the report',
    Title: 'Is this report genuine?',
    State: { Verified: 'Verified', NotVerified: 'Not verified' },
    Verified: 'This report is genuine',
    VerifiedText: 'It was made by Vesta for <b>{name}</b> on <b>{date}</b>.',
    NotVerifiedTitle: 'We could not confirm this report',
    NotVerified: 'Sorry, but we couldn’t verify the authenticity of this QR Code',
    FileNotVerifiedTitle: 'This file could not be confirmed as a report',
    FileNotVerified: 'This file carries no valid seal of a Vesta report.',
    FileChangedTitle: 'This file was changed after it was sealed',
    FileChanged: 'What it says now need not be what Vesta wrote.',
    Caution: 'Please do not rely on the document in front of you yet.',
    Failed: 'Couldn’t verify QR Code',
    Points: {
      Made: { Title: 'Made by Vesta', Text: 'The code belongs to report {number}.' },
      Person: { Title: 'For this person', Text: 'The name on the document must read {name}. Compare it.' },
      Checked: { Title: 'With this fingerprint', Text: 'Its fingerprint must read {fingerprint}.' },
      InDate: { Title: 'Still in date', Text: 'Valid until {date}.' },
    },
    /** Of a file that was read: nobody compares by eye what was just compared. */
    FilePoints: {
      Made: { Title: 'Made by Vesta', Text: 'The seal belongs to report {number}.' },
      Person: { Title: 'For this person', Text: 'Issued for {name}.' },
      Checked: { Title: 'Unchanged', Text: 'Nothing was changed since it was sealed. Fingerprint {fingerprint}.' },
      InDate: { Title: 'Still valid', Text: 'Valid until {date}.' },
    },
    Refused: {
      superseded: {
        Title: 'A newer report has replaced this one',
        Text: 'It was genuine. Since then the applicant has made a newer one; please ask them for it.',
      },
      revoked: {
        Title: 'This report was withdrawn',
        Text: 'It was genuine, and stands no more. Please ask the applicant for a current one.',
      },
      expired: {
        Title: 'This report has expired',
        Text: 'It was genuine; reports are valid for 60 days. Please ask the applicant for a new one.',
      },
    },
    Number: {
      Header: 'Is this report genuine?',
      Lead: 'Whoever holds a report can check it here: by its number, or better by the PDF itself. We show no figures and keep nothing.',
      Title: 'Have the number?',
      Field: 'Number of the report',
      Hint: 'It stands at the top of the first page, such as VR-4K7M-91QX.',
      Check: 'Check the number',
      Empty: 'Please enter the number of the report.',
      valid:
        'Report {number} exists: made on {created}, valid until {until}. The number alone does not prove the document: compare the date, and check the PDF here for its seal.',
      expired: 'Report {number} was made on {created} and expired on {until}.',
      superseded: 'Report {number} of {created} was replaced by a newer one. Please ask the applicant for it.',
      revoked: 'Report {number} of {created} was withdrawn.',
      unknown: 'No report bears this number. Please compare it letter by letter.',
    },
    Reasons: {
      Damaged: {
        Title: 'The code may be damaged',
        Text: 'Scan it again from the original PDF, not from a photo of a print.',
      },
      Changed: {
        Title: 'Anything added later breaks the seal',
        Text: 'A note, a signature or a changed figure. Ask for the PDF as it came from Vesta.',
      },
      Resaved: {
        Title: 'The file may have been saved anew or scanned',
        Text: 'That removes the seal. Ask for the PDF as it came from Vesta.',
      },
      Withdrawn: {
        Title: 'The report may have been withdrawn or replaced',
        Text: 'The applicant can release a current one in a minute.',
      },
      Expired: { Title: 'The report may have expired', Text: 'Reports are valid for 60 days.' },
      Foreign: {
        Title: 'The document may not come from Vesta',
        Text: 'Do not rely on it, and ask the applicant to release a new one.',
      },
    },
    NoFigures:
      'This page shows no figures. Ask the applicant for the report itself, and check that the PDF reader shows the seal as unbroken.',
    Paper: {
      Title: 'Have the PDF?',
      Text: 'Drop it here or choose it. We read its seal and keep nothing.',
      Choose: 'Choose the PDF',
      Drop: 'Let go to check the seal',
      Checking: 'Checking the seal',
      Failed: 'The file could not be checked.',
      TooLarge: 'This file is larger than 20 MB; our reports are far smaller.',
      sealed: 'The seal holds: this file is exactly as it left us.',
      changed: 'This file bears our seal, but it was changed afterwards. Do not rely on it.',
      foreign: 'This file was sealed by somebody else.',
      unsealed: 'This file bears no seal.',
    },
  },
  PartnerEntry: {
    Authenticating: 'Checking your link',
    Authenticated: 'Authenticated',
    Welcome: 'Welcome, {name}. Your application opens in a moment.',
    Notice:
      'Your contact passed us your name and e-mail address so that you need not type them. With your documents we do what the <link>privacy notice</link> says, and nothing else.',
    Failed: 'Authentication Failed',
    FailedHint: 'The link is not valid, has expired or was used before. Ask your contact for a new one.',
  },
  BankCallback: {
    Title: 'Callback received',
    Text: 'Your bank has sent you back to Vesta. You can close this tab and go on where you were.',
    SameTab: 'Your bank has sent you back to Vesta. We take you to your application.',
    Back: 'Back to my application',
    Sending: 'Passing the answer of your bank on',
    Failed: 'The answer of your bank could not be passed on. Please return to Vesta and connect the bank again.',
  },
} as const;
