const ofOnePerson = 'the names of your employer and your bank, your contract, your present rent, sums and checks';
const ofOneToLender = 'your work, your bank, sums, checks and single bank transactions';

/**
 * What others learn once a report is released, said to its owner. The steps and the panel that releases are put together
 * from these, so that nobody is promised less than is shown; what is shown stands in the engine's table of sights.
 */
export const whoSees = {
  lenderIdentity:
    'your name, your date of birth, the kind of your identity document with its expiry date, and the last characters of its number and of your fiscal code or tax ID',
  lenderRest: `how many people move in and the names of the adults, ${ofOneToLender}`,
  /** A rapid application asks for no identity paper, no household and no pets. */
  rapidIdentity: 'your name',
  landlordIdentity: 'your name and that your identity was checked',
  landlordRest: `how many people move in and the names of adults and guarantors, ${ofOnePerson}`,
  /** Of a guarantor there is no household and no answer to a question. */
  guarantorRest: ofOnePerson,
  rapidRest: ofOnePerson,
  guarantorRestToLender: ofOneToLender,
};
