/** How letters, forms and slips lead up to the account of the person: what is paid goes there, or came from there. */
const ofPerson =
  /uberw(?:eisung|iesen)|auszahlung|ausgezahlt|zahlbetrag|gezahlt|zahlung(?:en)? (?:erfolg|auf)|zahlungsweg|erstatt|gutgeschrieben|ihr(?:em|es)? (?:giro)?konto|ihre (?:bank|konto)verbindung|accredit|bonifico|pagat[oa]|pagamento|addebit|versament|restzahlung|\bauf (?:iban )?de ?\d|\bappoggio\b/;
/** The account of an office or an employer: to which somebody is to pay, or from which they are paid. */
const ofOthers =
  /\bbitte\b|uberweisen sie|(?:finanz|bundes|stadt|landes|gerichts)kasse|unser(?:e|em|en|es)? |\bvon (?:de[mr] )?konto|lasten|belast|auftraggeber|\bda versare|versare (?:a|su)|intestato a|ordinante|conto aziendale|\bn(?:s|ostr[oa]) iban|non utilizzare|tesorer|tesorier/;

/** Whether words say of an account that it is somebody else's. Asked of folded text. */
export const saysAccountOfOthers = (text: string): boolean => ofOthers.test(text);

/** Whether words say of an account beside or below them that it is the person's own. Asked of folded text. */
export const saysOwnAccount = (text: string): boolean => ofPerson.test(text) && !ofOthers.test(text);
