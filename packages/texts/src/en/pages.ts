/** Words of the pages beside the flow: legal texts, verification, partner entry, bank callback. */
export const pages = {
  Content: {
    Updated: 'Last changed on {date}',
    OnThisPage: 'On this page',
    Failed: 'This text could not be loaded.',
  },
  NotBuilt: {
    Title: 'This step opens soon',
    Text: 'Your answers so far are saved. We are finishing this part; use “Continue later” and we send you a link back to here.',
    Why: 'This step is not available yet',
  },
  VerifyReport: {
    Loading: 'Checking the report',
    Title: 'Is this report genuine?',
    Verified: 'This report is genuine',
    NotVerified: 'Sorry, but we couldn’t verify the authenticity of this QR Code',
    Failed: 'Couldn’t verify QR Code',
    Applicant: 'Applicant',
    Created: 'Created on',
    Hint: 'Ask the applicant for the report itself, or scan the code again from the original document.',
  },
  PartnerEntry: {
    Authenticating: 'Checking your link',
    Authenticated: 'Authenticated',
    Failed: 'Authentication Failed',
    FailedHint: 'The link is not valid or has expired. Ask your contact for a new one.',
  },
  BankCallback: {
    Title: 'Callback received',
    Text: 'Your bank has sent you back to Vesta. You can close this tab and go on where you were.',
    Sending: 'Passing the answer of your bank on',
    Failed: 'The answer of your bank could not be passed on. Please return to Vesta and connect the bank again.',
  },
} as const;
