/** What the checks on bank statements, and across all papers of a person, say. By rule: its title, then a sentence per outcome or variant. */
export const checksStatements = {
  R_BANK_PDF_ONLY: {
    title: 'The statement is a PDF from the bank',
    passed: 'The statement is a file that the bank made.',
    failed:
      'This is a picture ({format}). Please download the statement as a PDF from your online banking and upload that file.',
    inconclusive: 'We could not tell what kind of file this is.',
  },
  R_BANK_LOCKED: {
    title: 'The statement opens without a password',
    passed: 'The file opens without a password.',
    failed:
      'This statement is locked with a password. Please save it without the password, or download it again, and upload it once more.',
    inconclusive: 'We could not tell whether the file is locked.',
  },
  R_BANK_UNREADABLE: {
    title: 'The bookings can be read',
    passed: 'The bookings on the statement could be read.',
    failed: 'We could not read any booking on this statement. Please upload the original PDF from your online banking.',
    inconclusive: 'We could not tell whether all bookings were read.',
    incomplete: 'Some bookings on this statement could not be read. Other checks may therefore stay open.',
  },
  R_BANK_IS_CHOSEN_BANK: {
    title: 'The statement is from the bank you chose',
    passed: 'The account is kept by the bank you chose.',
    failed:
      'This account is kept by {bank}, not by the bank you chose. If it is the right account, confirm the bank; otherwise please upload the statement of the other account.',
    inconclusive: 'We could not tell which bank keeps this account.',
  },
  R_BANK_HOLDER_MATCH: {
    title: 'The account is yours',
    passed: 'Your name is among the holders of the account.',
    failed:
      'The statement names another account holder. Please upload a statement of an account that is yours, alone or together with others.',
    inconclusive: 'We could not compare the account holder with your name.',
  },
  R_BANK_RUNNING_BALANCE: {
    title: 'The balances add up',
    passed: 'Opening balance and bookings make the closing balance.',
    failed:
      'The bookings do not lead to the printed balance: {difference, number, ::currency/EUR scale/0.01} are left over. Please upload the statement again exactly as your bank provides it.',
    inconclusive: 'The statement does not print enough balances to add them up.',
    unsure:
      'We could not follow the balances on this statement, probably because some of it was hard to read. This is not held against you.',
  },
  R_BANK_LINE_ORDER_DATES: {
    title: 'The bookings follow the calendar',
    passed: 'The bookings are in the order of their days.',
    failed:
      '{rows, plural, one {One booking stands} other {# bookings stand}} out of the order of days. Please check that you uploaded the statement unchanged.',
    weekend:
      '{rows, plural, one {One booking falls} other {# bookings fall}} on a weekend, on a statement that has none there otherwise.',
    impossible:
      'The statement prints a day that no calendar has: {day}. Please upload the file as your bank gave it to you.',
    inconclusive:
      'There are too few bookings, not all could be read, or they follow another order, so we could not check the days.',
    outside:
      '{rows, plural, one {One booking lies} other {# bookings lie}} outside the period of the statement. Please check that you uploaded the statement unchanged.',
  },
  R_BANK_DUPLICATE_LINES: {
    title: 'No booking is copied',
    passed: 'No booking stands there twice.',
    failed:
      '{rows, plural, one {One booking stands} other {# bookings stand}} on the statement twice. Please check that you uploaded the statement unchanged.',
    inconclusive: 'There are no bookings to compare, or not all of them could be read.',
    booked_twice:
      '{rows, plural, one {One credit was} other {# credits were}} booked twice, and the balances agree with that. Nothing needs to be done.',
  },
  R_BANK_COVERAGE_3M: {
    title: 'Three months without a gap',
    passed: 'The statements cover {from} to {to} without a gap.',
    failed:
      'We need {months} months in a row. Not complete yet: {missing}. Please upload the statements for {missing_count, plural, one {this month} other {these months}}.',
    inconclusive: 'The statements do not say which days they cover. Please upload statements that show a period.',
  },
  R_BANK_COVERAGE_6M: {
    title: 'Six months without a gap',
    passed: 'The statements cover {from} to {to} without a gap.',
    failed:
      'For self-employed people we need {months} months in a row. Not complete yet: {missing}. Please upload the statements for {missing_count, plural, one {this month} other {these months}}.',
    inconclusive: 'The statements do not say which days they cover. Please upload statements that show a period.',
  },
  R_BANK_RECENT: {
    title: 'The statements are recent',
    passed: 'The statements reach close to today.',
    failed:
      'The last day shown is {last_day}, {age} days ago. Statements older than {limit} days are left out when we work out what you can afford. Please add the newest one.',
    inconclusive: 'We could not tell up to which day the statements reach.',
  },
  R_BANK_BALANCES_CONTINUE: {
    title: 'Each statement carries on from the last',
    passed: 'Each statement opens with the balance that the one before it closed with.',
    failed:
      'A statement opens with another balance than the one before it closed with. Please check that all pages are there and unchanged.',
    other_iban:
      'A statement goes on exactly where another one ended, but names another account. Please upload both exactly as your bank provides them.',
    unfinished:
      'A statement ends without a closing balance, though the others have one. Please check that its last page is there.',
    inconclusive: 'We could not compare the balances of statements that follow each other.',
  },
  R_BANK_FEED_VS_PDF: {
    title: 'Paper and bank connection agree',
    passed: 'The statement shows the same bookings as your bank sent us.',
    failed:
      'The statement differs from what your bank sent us: {added} only on the statement, {missing} only from the bank. Please upload the original statement.',
    inconclusive: 'Statement and bank connection share too few days to compare them.',
  },
  R_FEED_BALANCES: {
    title: 'The paper ends with the balance of the account',
    passed: 'The closing balance on the statement is the one that your bank sent us.',
    failed:
      'The closing balance on the statement is not one that the account had around that day, according to your bank. Please upload the original statement.',
    inconclusive: 'Statement and bank connection have no balance that could be compared.',
  },
  R_BANK_SALARY_FOUND: {
    title: 'Salary arrives on the account',
    passed: '{payments, plural, one {One salary payment was} other {# salary payments were}} found.',
    failed:
      'We found no salary payment in {days} days. If your salary goes to another account, please upload the statements of that account.',
    inconclusive: 'The statements are too short, or not fully readable, to find a salary payment.',
  },
  R_BANK_SALARY_STABLE: {
    title: 'Salary keeps coming',
    passed: 'Salary comes regularly, most recently {latest, number, ::currency/EUR scale/0.01}.',
    failed: 'The salary payments changed. Please tell us what happened.',
    inconclusive:
      'There are too few salary payments, or not all bookings could be read, to tell whether it comes regularly.',
    stopped:
      'The last salary payment was on {last_day}; none came in the {days} days after it. If you changed job or account, please add the new papers.',
    reduced:
      'The latest salary of {latest, number, ::currency/EUR scale/0.01} is clearly lower than the usual {usual, number, ::currency/EUR scale/0.01}. A short note on the reason helps.',
  },
  R_BANK_RENT_FOUND: {
    title: 'Rent payments match what you told us',
    passed: 'The rent payments on the account fit what you told us.',
    failed: 'The rent payments do not fit what you told us. Please check the amount.',
    inconclusive: 'The statements are too short, or not fully readable, to look for rent payments.',
    missing:
      'You told us a rent of {declared, number, ::currency/EUR scale/0.01}, but we found no such payments. If you pay in another way, please tell us how.',
    differs:
      'You told us a rent of {declared, number, ::currency/EUR scale/0.01}; the account shows {rent, number, ::currency/EUR scale/0.01} a month. Perhaps one of them includes the service charges. Please check the amount.',
    undeclared:
      'You told us that you pay no rent; the account shows rent of {rent, number, ::currency/EUR scale/0.01} a month. Is it yours? Then confirm it, or tell us what it is.',
  },
  R_BANK_UNDECLARED_INCOME: {
    title: 'All regular income was mentioned',
    passed: 'The regular income on the account fits what you told us.',
    failed:
      'The account shows regular income of {seen, number, ::currency/EUR scale/0.01} a month beside your main one{declared, plural, =0 {, which you did not mention} other {, of which you told us {declared, number, ::currency/EUR scale/0.01}}}. Please add it: until then it does not count for you.',
    inconclusive: 'The statements are too short, or not fully readable, to look for further income.',
  },
  R_BANK_DECLARED_NOT_SEEN: {
    title: 'The income you mentioned arrives',
    passed: 'The income that you mentioned shows on the account.',
    failed:
      'You told us {declared, number, ::currency/EUR scale/0.01} a month, but the account shows {seen, number, ::currency/EUR scale/0.01}. If the money goes to another account, please add its statements.',
    named:
      'You told us of other income, but nothing of the kind arrives on this account. If it goes to another one, please add its statements.',
    inconclusive: 'The statements are too short, or not fully readable, to look for this income.',
  },
  R_BANK_CIRCULAR_TRANSFERS: {
    title: 'Salary comes from an employer',
    passed: 'The salary comes from somebody else and is not sent back.',
    failed:
      '{payments, plural, one {One salary payment} other {# salary payments}} went back to the same party in about the same amount. Please explain these payments.',
    inconclusive: 'No salary payments were found, or not all bookings could be read.',
    own_transfer:
      'The payments called salary come from an account of your own or were paid in as cash. Please upload the statements of the account that your employer pays to.',
  },
  R_BANK_RETURNED_DEBITS: {
    title: 'Payments went through',
    passed: 'No payment was returned.',
    failed:
      '{returned, plural, one {One payment was} other {# payments were}} returned. A short note on the reason helps whoever reads your report.',
    inconclusive: 'There are no bookings to look at, or not all of them could be read.',
    garnishment:
      'The account shows {seized, plural, one {one seizure} other {# seizures}} by creditors. A short note on where this stands helps whoever reads your report.',
  },
  R_BANK_MAIN_ACCOUNT: {
    title: 'This is the account you live from',
    passed: 'The account shows everyday spending.',
    failed:
      'The account shows hardly any everyday spending ({monthly, plural, one {# payment} other {# payments}} a month). If you use another account day to day, please add its statements.',
    inconclusive: 'The statements are too short, or not fully readable, to tell.',
  },
  R_BANK_LARGE_DEPOSIT: {
    title: 'Large sums are explained',
    passed: 'No large sum of unknown origin arrived in the last 60 days.',
    failed:
      'In the last 60 days {sum, number, ::currency/EUR scale/0.01} arrived that we cannot place. Please tell us where the money comes from.',
    inconclusive: 'The statements do not reach far enough into the last 60 days, or not all bookings could be read.',
  },
  R_DEPOSIT_3X_RENT: {
    title: 'The deposit is within reach',
    passed:
      'On average {balance, number, ::currency/EUR scale/0.01} lay on the accounts: enough for a deposit of three rents ({required, number, ::currency/EUR scale/0.01}).',
    failed:
      'On average {balance, number, ::currency/EUR scale/0.01} lay on the accounts; a deposit of three rents is {required, number, ::currency/EUR scale/0.01}. Deposits can often be paid in instalments or by guarantee.',
    inconclusive: 'The statements show no balance, so we cannot say.',
  },
  R_FILE_CROSS_APPLICANT_COPY: {
    title: 'The paper belongs to you alone',
    passed: 'Nobody else handed in this paper.',
    failed:
      'The same paper was also handed in by somebody else, or under another e-mail address. Please upload your own paper; if it is yours, contact us and we will look at it together.',
    inconclusive: 'The paper was not compared with others.',
  },
  R_X_PAYSLIP_NET_IN_BANK: {
    title: 'The pay on the payslips arrived',
    passed: 'The pay of {found, plural, one {one payslip} other {# payslips}} shows on the account.',
    failed: 'Payslip and account do not agree for {months}. Please explain the difference.',
    inconclusive: 'Payslips and statements do not tell enough to see whether this pay arrived.',
    no_statement: 'Without bank statements we cannot see whether the pay arrived.',
    other_amount:
      'For {months} the account shows another amount than the payslip. This may be extra pay, an advance or the change of the tax year: a short note helps.',
    missing:
      'The pay for {months} does not show on the account. If it goes to another account, please add its statements.',
    other_payer:
      'The pay of one month came from somebody else than the employer on the payslip. Please tell us who pays you.',
    other_account:
      'A payslip names another account than the one the pay arrived on. Please check the payslip, or tell us about that account.',
  },
  R_X_EMPLOYER_CHAIN: {
    title: 'All papers name one employer',
    passed: 'The papers name the same employer.',
    failed:
      'Several papers name another employer than the newest payslip. Please check that all papers are of your present job.',
    inconclusive: 'No other paper tells whether the employer is the same.',
    contract:
      'The work contract names another employer than the payslip. Please upload the contract of your present job.',
    certificate:
      'The tax certificate names another employer than the payslip, although you had already been hired. A short note helps, for instance if the company changed its name.',
    payer:
      'The salary is paid by somebody else than the employer on the payslip. A short note helps, for instance if a payroll service or parent company pays.',
  },
  R_X_HIRE_DATE: {
    title: 'The papers agree when the job began',
    passed: 'The papers give the same start of the job.',
    failed:
      'The payslip gives {hired} as the start of the job, another paper {other}. A short note helps, for instance if the company was taken over.',
    inconclusive: 'We could not compare the start of the job.',
  },
  R_X_ANNUAL: {
    title: 'Year and months fit together',
    passed: 'The tax certificate fits the monthly pay.',
    failed:
      'The certificate for {year} comes to {percent}% of twelve months of today’s pay. This may be extra pay or a change of the tax year: a short note helps.',
    inconclusive: 'We could not compare the year with the monthly pay.',
  },
  R_X_ADDRESS: {
    title: 'The address fits',
    passed: 'The papers show the address that you gave.',
    failed: 'A paper shows another address than you gave. If you have moved, nothing needs to be done.',
    inconclusive: 'We could not compare the addresses.',
  },
  R_X_BIRTH_DATE: {
    title: 'The papers give one date of birth',
    passed: 'The papers give the date of birth that you entered.',
    failed:
      'A paper gives another date of birth than you entered. Please check your entry; if the paper is wrong, a short note helps.',
    inconclusive: 'We could not compare the date of birth on the papers.',
  },
  R_X_TAXCLASS: {
    title: 'Payslip and tax certificate give one tax class',
    passed: 'The tax certificate gives the tax class of the payslips.',
    failed:
      'The payslip gives tax class {slip}, the tax certificate {certificate}. Classes may change with a wedding or a new year: a short note helps.',
    inconclusive: 'We could not compare the tax class.',
  },
  R_X_FAMILY_TAXCLASS: {
    title: 'Tax class and household',
    passed: 'Tax class {tax_class} fits the household.',
    failed:
      'Tax class {tax_class} is usual for another household than the one given. Couples may live apart, and classes change late.',
    inconclusive: 'Nothing is known of the household to compare the tax class with.',
  },
  R_X_DEVICE_OR_CONTACT_REUSE: {
    title: 'Contact details are your own',
    passed: 'Nobody else uses these contact details.',
    failed:
      'Somebody else applied with the same {kinds, select, email {e-mail address} phone {telephone number} iban {bank account} device {device} other {contact details}}. Please check that you gave your own.',
    inconclusive: 'The contact details were not compared with others.',
  },
} as const;
