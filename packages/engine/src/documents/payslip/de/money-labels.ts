/** What German payslips print beside sums. Wordings are parted by commas. */
export const moneyLabels: Readonly<Record<string, string>> = {
  gross: `
    gesamt brutto, gesamtbrutto, bruttoentgelt, summe bruttobezüge, brutto gesamt, summe brutto, bruttolohn,
    bruttogehalt, bruttoverdienst, summe der bruttobezüge, gesamtbruttoentgelt, bruttobezüge gesamt, brutto bezug,
    gesamtbruttobezüge, brutto, gesamtes brutto, summe bezüge, summe brutto bezüge, bruttobezug,
    gesamtbezüge, summe der bezüge, summe dienstbezüge, dienstbezüge gesamt, bruttodienstbezüge, summe der dienstbezüge,
    bruttolohn gesamt, bruttogehalt gesamt, bruttoentgelt gesamt, gesamtbruttolohn, gesamtbruttogehalt, summe
    bruttolohn, bruttoarbeitslohn, bruttoarbeitsentgelt, bruttosumme, lohn brutto, gehalt brutto, entgelt brutto,
    vergütung brutto, ausbildungsvergütung brutto, bruttovergütung, bruttovergütung gesamt, gesamtbruttovergütung,
    bruttobetrag, brutto insgesamt, bruttolohn insgesamt, bruttoverdienst gesamt, summe bruttoentgelt, summe
    bruttogehalt, summe bruttovergütung,
    {ges|gesamt} {brutto|br}, gesamt{verdienst|entgelt|bruttoverdienst|brutto}, {brutto|bruttobezüge|bruttoentgelt|bruttolohn|bruttogehalt|bruttoverdienst|gesamtbrutto} {[im] monat|lfd monat|laufend|laufender monat|insgesamt|eur|euro}, [lfd monat] brutto [bezüge], monatsbrutto, brutto monat,
    summe [der|aller] {entgelte|lohnarten|entgeltbestandteile|lohn gehalt|bezüge|bruttobezüge|verdienste}, zwischensumme brutto, {dienst|versorgungs}bezüge brutto, bruttobesoldung, besoldung brutto, {gross total|total gross pay|total earnings|gross amount},
    brutto ges, monatsbrutto{lohn|gehalt|entgelt}, summe löhne [und] gehälter, gesamt{lohn|gehalt|vergütung|bruttobetrag}, summe laufende und einmalige bezüge, {bezüge|vergütung} {brutto|gesamt}, gesamtbetrag der bezüge`,
  tax_gross: `
    steuer brutto, steuerbrutto, steuerpflichtiges brutto, lohnsteuerbrutto, st brutto, steuerbrutto lfd, steuer
    brutto lfd, steuerpfl brutto, lst brutto, steuerbrutto laufend, brutto steuerpflichtig,
    lohnsteuerpflichtiges brutto, steuerpflichtiger bruttolohn, steuerpflichtiger arbeitslohn, brutto steuer,
    steuerpfl brutto lfd, steuerpflichtiges brutto lfd, stpfl brutto, st pfl brutto, brutto steuerpfl, steuerpfl
    bruttolohn, lohnsteuerpfl brutto, lohnsteuer brutto, st brutto lfd, st brutto laufend,
    {lfd|laufendes} {steuerbrutto|steuer brutto|st brutto}, zu versteuern, {zu verst|zu versteuerndes} {brutto|einkommen}, {steuerpfl|stpfl|st pfl|steuerpflichtige|steuerpflichtiges|steuerpflichtiger|lohnsteuerpfl|lohnsteuerpflichtige|lohnsteuerpflichtiges} {bezüge|arbeitslohn|entgelt|brutto|bruttolohn|verdienst},
    bemessungsgrundlage {lohnsteuer|steuer}, steuer bemessung, lohnsteuerpflichtig, steuerbr, st br, {tax gross|gross taxable|taxable earnings|taxable pay|taxable gross},
    [davon] {steuerpflichtig|lohnsteuerpflichtig}, davon {st|stpfl|steuerpfl}, {lohnst|steuerrechtl|steuerrechtliches|steuerliches} brutto, brutto {st|lst|lohnsteuer}, {basis|grundlage} {lohnsteuer|steuer}, steuer{basis|grundlage}, zu {versteuerndes entgelt|versteuernder betrag|versteuernder arbeitslohn}, {steuerpfl|steuerpflichtige|steuerpflichtiger} {dienstbezüge|bruttobezüge|betrag}, tax base`,
  social_gross: `
    sv brutto, svbrutto, sv brutto rv, rv brutto, rv brutto lfd, sozialversicherungsbrutto, rv av brutto, sv brutto
    rv av, beitragspfl brutto, sv pflichtiges brutto, rentenversicherungsbrutto, sozialvers
    brutto, sozialversicherungspflichtiges brutto, brutto sv pflichtig, brutto sv, sv brutto lfd, sv brutto laufend,
    sv pfl brutto, svpfl brutto, brutto sv pfl, rv pflichtiges brutto, rv pfl brutto, brutto rv av, rv av brutto lfd,
    sv pflichtiges entgelt, beitragspflichtiges entgelt,
    {sozv|soz vers|sozialvers|sv|rv|rv av|sozialversicherungs} {brutto|br|entgelt}, red sv brutto, {beitragspfl|beitragspflichtige|beitragspflichtiges|sv pfl|sv pflichtiges} {arbeitsentgelt|entgelt|einnahme|einnahmen} [rv av|rv],
    bemessungsgrundlage {sv|rv|sozialversicherung}, {sv|rv} {bemessungsgrundlage|bemessung}, {si|social insurance|social security} gross [pi], gross subject to social security, contribution base,
    {rv av|rv alv|kv rv av pv|kv pv rv av} {pfl|pflichtiges} {brutto|entgelt}, {sv brutto|sv entgelt} {rv alv|rv arbeitslosenversicherung},
    davon {sv pflichtig|svpflichtig|sv pfl|sozialversicherungspflichtig}, {rv|rv av} {basis|gross|pfl entgelt}, {brutto|basis} {rv|rv av}, {sv|rv|sozialv} brutto [eur|lfd monat|gesamt], brutto sozialversicherung, sozial brutto, {sv|sozialversicherungs} {bruttoentgelt|bruttolohn|bruttoarbeitsentgelt}, {sozialversicherungspflichtiges|sozialversicherungspflichtiger|sozialvers pfl|sozialverspfl|sv pflichtiger} {entgelt|brutto|bruttolohn|arbeitsentgelt}, {sv basis|basis sv}, {sv|kv rv av pv|kv pv rv av} brutto [kv rv av pv|kv pv rv av], gross social security, social gross`,
  health_gross: `
    sv brutto {kv|kv pv}, {kv|kv pv} {brutto|br|basis|gross|[pfl] entgelt|pfl brutto|bemessungsgrundlage} [lfd], {brutto|basis|bemessungsgrundlage} {kv|kv pv},
    krankenversicherungsbrutto`,
  unemployment_gross:
    'sv brutto av, {av|alv} {brutto|br|basis|[pfl] entgelt|pfl brutto|bemessungsgrundlage} [lfd], {brutto|basis|bemessungsgrundlage} av',
  care_gross:
    'sv brutto pv, pv {brutto|br|basis|[pfl] entgelt|pfl brutto|bemessungsgrundlage} [lfd], {brutto|basis|bemessungsgrundlage} pv',
  wage_tax: `
    lohnsteuer, lohnsteuer lfd, lohnsteuer laufend, lohnsteuer eb, lohnsteuer einmalbezug, lohnsteuer sonstiger
    bezug, lst, lohnsteuer lfd bezug, lohnsteuer sb, lohnsteuer sonst bezug, lohnsteuer monat, einkommensteuer,
    einbehaltene lohnsteuer, lohnsteuer gesamt, lohnsteuerabzug, lst lfd, lst laufend, lst eb, lst sb, lst monat,
    lohnst, lohnsteuer laut tabelle, lohnsteuer lt tabelle, lohnsteuer sonstige bezüge,
    {lfd|abzgl|summe} lohnsteuer, lost, lohnstr, lohnst lfd,
    lohnsteuer lt elstam, lohnsteuer {steuerklasse|stkl|st kl}, tax lst, wage tax withheld`,
  church_tax: `
    kirchensteuer, kirchensteuer lfd, kirchensteuer eb, kist, kirchensteuer an, kirchensteuer einmalbezug,
    kirchensteuer laufend, kirchenst, kirchensteuer sb, einbehaltene kirchensteuer, kist lfd, kist an, ki st,
    kirchensteuer sonstige bezüge,
    ki steuer, kst, ki lohnsteuer, kirchen{lohn|einkommen}steuer, kultussteuer`,
  solidarity: `
    solidaritätszuschlag, soli, solz, solidaritätszuschlag lfd, solidaritätszuschlag eb, soli zuschlag,
    solidaritätsz, solidaritätszuschl, solidaritätszuschlag laufend, sol zuschlag, soliz,
    solid {zuschlag|zuschl|z}, sol {zuschl|zuschlag|z}, solidarzuschlag, sozu, solzu, solzuschlag, solidaritäts{beitrag|abgabe|zuschl}, {solidaritätszuschlag|solz|soli} {sonst bezug|sonstiger bezug|s b|einmalbezug|ega|sb|eb|lfd}, {solidarity|sol} {surtax|surcharge|tax|contribution},
    solidarität`,
  tax_deductions: `
    steuerrechtliche abzüge, steuerl abzüge, steuerliche abzüge, summe steuern, summe steuerrechtliche abzüge,
    steuerabzüge, summe steuer, gesamtsteuer, steuern gesamt, summe steuerabzüge, steuern summe, summe der steuern,
    gesetzl abzüge steuer, gesetzliche abzüge steuer, gesetzl abzüge steuern, abzüge steuer, steuerabzüge gesamt,
    summe der steuerabzüge, steuerabzug gesamt, summe lohnsteuerabzüge,
    [summe|zwischensumme] {steuerrechtl|steuerrechtliche|st rechtl} {abzüge|abz}, {steuern|summe steuern|summe steuer} {insgesamt|an}, {summe|zwischensumme|einbehaltene|gesamtabzüge} {steuern|st abzüge}, summe {lst kist solz|lst solz kist|lst soli kist}, steuern {lst solz kist|lst kist solz}, total tax, taxes total, sum of taxes`,
  health: `
    kv beitrag, krankenversicherung, krankenversicherung lfd, krankenversicherung eb, kv beitrag lfd, krankenvers,
    kv an, krankenversicherung an, kv, krankenversicherungsbeitrag, krankenversicherung an anteil, kv an anteil, kv
    beitrag an, krankenversicherung einmalbezug, kv laufend, beitrag kv, krankenvers an, kv lfd, kv lfd an, kv an lfd,
    krankenversich, krankenversich an, krankenkassenbeitrag, krankenkasse beitrag, beitrag krankenkasse, beitrag
    krankenversicherung, gesetzliche krankenversicherung, an anteil kv, an anteil krankenversicherung, krankenkasse
    an, krankenkasse an anteil,
    {arbeitnehmeranteil|an anteil|an} {kv|krankenversicherung|krankenvers}, {kv|krankenversicherung|krankenvers} [beitrag] {anteil|ega|einmalbezug|sonst bezug|sonstiger bezug|sb|eigenanteil|allgemein|allg|ermäßigt|ermäß beitrag|an lfd|freiwillig|freiw [an anteil]}, {gesetzl|freiw|freiwillige} {krankenversicherung|kv},
    {kv|krankenversicherung} [beitrag] {inkl|incl|einschl} {zusatzbeitrag|zb|kassenindiv zusatzbeitrag}, gkv, krankenv, kr vers, {statutory} health insurance, hi ee, health ins ee contribution,
    {health|hi} {ins ee|employee}`,
  pension: `
    rv beitrag, rentenversicherung, rentenversicherung lfd, rentenversicherung eb, rv beitrag lfd, rentenvers, rv
    an, rentenversicherung an, rv, rentenversicherungsbeitrag, rentenversicherung an anteil, rv an anteil, rv
    beitrag an, rentenversicherung einmalbezug, rv laufend, beitrag rv, rentenvers an, rv lfd, rv lfd an, rv an lfd,
    rente, rentenbeitrag, rentenkasse, rentenversich, rentenversich an, beitrag rentenversicherung, gesetzliche
    rentenversicherung, an anteil rv, an anteil rentenversicherung,
    {arbeitnehmeranteil|an anteil|an} {rv|rentenversicherung|rentenvers}, {rv|rentenversicherung|rentenvers} [beitrag] {anteil|ega|einmalbezug|sonst bezug|sonstiger bezug|sb|eigenanteil|allgemein|an lfd}, gesetzl {rentenversicherung|rv}, rentenv, drv [bund], grv, knappschaft rv, knrv, pi ee, {statutory pension|retirement|old age} insurance, pension ins ee contribution,
    {pension|pi} {ins ee|employee}`,
  unemployment: `
    arbeitsförderung, beitrag zur arbeitsförderung,
    av beitrag, arbeitslosenversicherung, arbeitslosenvers, arbeitslosenvers lfd, arbeitslosenversicherung lfd,
    arbeitslosenversicherung eb, av an, arbeitslosenversicherung an, av, alv beitrag,
    arbeitslosenversicherungsbeitrag, arbeitslosenversicherung an anteil, av an anteil, alv, av beitrag an,
    arbeitslosenvers eb, av laufend, beitrag av, arbeitslosenvers an, av lfd, av lfd an, av an lfd, alv an, alv lfd,
    arbeitslosigkeit, arbeitslosenversich, arbeitslosenversich an, arbeitslosenkasse, beitrag arbeitslosenversicherung,
    an anteil av, an anteil alv, an anteil arbeitslosenversicherung, alo vers, alo versicherung,
    {arbeitnehmeranteil|an anteil|an} {av|alv|arbeitslosenversicherung|arbeitslosenvers}, {av|alv|arbeitslosenversicherung} {anteil|ega|einmalbezug|sonst bezug|sonstiger bezug|sb|eigenanteil|an lfd}, arbeitslosenv, {arb|arbeitsl|arb los} vers, arblosenvers, ba beitrag, alov, arblv, unempl ins, ui ee, unemployment ins ee contribution,
    alo, {unempl|ui} {ins ee|employee}`,
  care: `
    pv beitrag, pflegeversicherung, pflegeversicherung lfd, pflegeversicherung eb, pv beitrag lfd, pflegevers, pv
    an, pflegeversicherung an, pv, pflegeversicherungsbeitrag, pflegeversicherung an anteil, pv an anteil, pv
    beitrag an, pflegeversicherung einmalbezug, pv laufend, beitrag pv, pflegevers an, pv lfd, pv lfd an, pv an lfd,
    pflegekasse, pflegekassenbeitrag, pflegeversich, pflegeversich an, beitrag pflegeversicherung, gesetzliche
    pflegeversicherung, soziale pflegeversicherung, an anteil pv, an anteil pflegeversicherung,
    {arbeitnehmeranteil|an anteil|an} {pv|pflegeversicherung|pflegevers}, {pv|pflegeversicherung|pflegevers} [beitrag] {anteil|ega|einmalbezug|sonst bezug|sonstiger bezug|sb|eigenanteil|an lfd}, {pflv|spv} [an|beitrag|lfd], pflegev, gesetzl pflegeversicherung, pflegeversicherung {inkl|incl|einschl} {zuschlag kinderlose|kinderlosenzuschlag|zuschlag}, {ltc|long term care|nursing care} {insurance|ee|ins ee}, ci ee,
    {pv|pflegeversicherung|pflegevers} [beitrag] {inkl|incl|einschl|mit} {zuschlag|beitragszuschlag|kinderlosenzuschlag|zuschlag kinderlose|zuschlag kinderlos|zuschlag für kinderlose}`,
  care_extra: `
    pv zuschlag, beitragszuschlag pv, pv zuschlag kinderlose, zuschlag pv, pflegeversicherung zuschlag, zuschlag
    pflegeversicherung, zusatzbeitrag pflegeversicherung, beitragszuschlag kinderlose, kinderlosenzuschlag, pv
    kinderlosenzuschlag,
    {pv|pflv|pflegeversicherung|pflegevers} [an] {zuschlag|zuschl|zusatz|zusatzbeitrag|kl zuschlag|kinderlosenzuschlag|beitragszuschlag} [kinderlos|kinderlose|kinderl|lfd|ega], {zuschlag|beitragszuschlag} [für|zur] {kinderlose|pflegeversicherung|pv}, kinderlosenzuschlag pv, pv {kl|kinderlos|kinderlosenbeitrag}, pvz, kilo zuschlag, an zuschlag pv, childless surcharge,
    pv beitrag zus`,
  health_extra: `
    kv zusatzbeitrag, zusatzbeitrag kv, zusatzbeitrag krankenversicherung, kv zusatz, zusatzbeitrag kv an,
    krankenversicherung zusatzbeitrag,
    {kv|gkv|krankenversicherung|krankenvers} {zusatzbeitrag|zusatzb|zusatz|zus|zb|zuschlag|sonderbeitrag} [an|lfd|ega], zusatzbeitrag [kv|an|krankenversicherung], {kassenindividueller|kassenindiv|individueller|ind|einkommensabh|durchschn} {zusatzbeitrag|zb} [an], zus beitr [kv], zusatzbeitr kv [an], kvz, {add|additional} health insurance contribution, health insurance supplement,
    kv beitrag zus, zb kv, {additional|add} health contribution, health insurance additional contribution`,
  social_security_deductions: `
    sv rechtliche abzüge, sv abzüge, summe sozialversicherung, sozialversicherungsrechtliche abzüge,
    sozialversicherungsabzüge, summe sv, sozialversicherung gesamt, summe sv abzüge, summe sv beiträge, sozialvers
    abzüge, sv beiträge gesamt, sv beiträge, summe sozialversicherungsbeiträge, summe sozialabgaben,
    summe sv beiträge an, sv beiträge an, gesetzl abzüge sozialversicherung, gesetzliche abzüge sozialversicherung,
    gesetzl abzüge sv, abzüge sozialversicherung, abzüge sv, summe sozialvers beiträge, sozialabgaben gesamt,
    sozialversicherungsbeiträge gesamt, sv abzüge gesamt, summe sozialversicherungen, summe der
    sozialversicherungsbeiträge, sozialversicherung summe, summe sv an, summe sv anteil an, sv gesamt, sozialabgaben
    summe, summe der sozialabgaben,
    sv {rechtl|rechtliche} {abzüge|abz}, {summe|zwischensumme} {sozialvers|sv}, sv beitrag an, {an|arbeitnehmer} anteil [zur] {sv|sozialversicherung}, arbeitnehmeranteil [zur] {sv|sozialversicherung}, {sv|sozialversicherung} {an anteil|anteil an|an|summe}, {sozialversicherungs|sozialvers} beiträge [an], sozialabgaben [an], soz vers an, {social security|social insurance} {ee|employee}, employee social security`,
  statutory_deductions: `
    summe gesetzliche abzüge, gesetzliche abzüge gesamt, summe gesetzl abzüge, summe der gesetzlichen abzüge, summe
    abzüge, gesamtabzüge, abzüge gesamt, gesetzliche abzüge, gesetzl abzüge, gesetzl abzüge gesamt, gesamtabzug, summe der
    abzüge, abzüge zusammen, abzüge insgesamt, abzüge summe, steuern und sozialabgaben, summe steuern und
    sozialabgaben, steuern und sozialversicherung gesamt, abzüge,
    {summe|gesamt} {steuer|steuern} [und] {sv|sozialversicherung|sozialabgaben}, {steuer|steuern} [und] {sv|sozialversicherung} [gesamt|abzüge], {total|summe aller|ges} abzüge, abzüge lfd monat, abzgl {gesetzl|gesetzliche|gesetzlicher} abzüge, {statutory|sum of|total} deductions, summe abzug`,
  net: `
    netto verdienst, nettoverdienst, gesetzliches netto, gesetzl netto, gesamtnetto, netto entgelt, nettoentgelt,
    nettolohn, nettogehalt, netto, gesetzl nettoentgelt, summe netto, nettobezug, netto gesamt, gesetzliches
    nettoentgelt, ges netto, gesetzlicher nettoverdienst, nettobezüge gesamt, summe nettobezüge, nettobezüge,
    lohn netto,
    gehalt netto, entgelt netto, vergütung netto, nettovergütung, nettobetrag, netto gesetzlich, netto insgesamt,
    nettolohn insgesamt, nettoarbeitslohn, nettoarbeitsentgelt, nettodienstbezüge,
    {gesetzliches|gesetzliche|gesetzlicher|gesetzl|ges} {netto|nettobezüge|nettolohn|nettoverdienst|nettoentgelt|nettovergütung|monatsnetto}, {netto|nettoverdienst|nettoentgelt} {eur|euro|lfd monat|laufend|nach steuern und sv|nach gesetzl abzügen}, monatsnetto, nettosumme, steuer sv netto, nettobesoldung, arbeitsnetto, {rechnerisches|zwischensumme} netto, netto zwischensumme, verdienst netto,
    {statutory|legal} net [pay|amount|salary],
    netto verd, steuer und sv netto, nettoeinkommen, netto {monat|monatlich}, {bleiben|verbleiben|verbleibt} netto`,
  other_deductions: `
    summe sonstige be abzüge, summe sonstige be und abzüge, summe der sonstigen be und abzüge, summe netto be
    abzüge, summe netto bezüge abzüge, summe be und abzüge, summe persönliche be abzüge, summe nettobezüge
    nettoabzüge, summe sonstiger be und abzüge, summe netto abzüge, summe nettoabzüge, summe sonstige abzüge, summe
    persönliche abzüge`,
  paid_amount: `
    auszahlungsbetrag, überweisung, überweisungsbetrag, auszahlung, überweisung an iban, zahlbetrag, auszuzahlender
    betrag, auszahlungsbetrag eur, auszahlung eur, überweisung eur, überweisung an, auszahlung betrag, ausbezahlter
    betrag, überwiesener betrag, auszuzahlende bezüge, überweisung der bezüge, auszuzahlen, auszahlungssumme,
    auszahlbetrag, auszahlungsbetrag netto, netto auszahlungsbetrag, auszahlung netto, ausgezahlter
    betrag, ausgezahlt, auszuzahlender nettobetrag, restzahlung, restauszahlung, restlohn, überwiesen, überwiesen an,
    überwiesen auf, überwiesen auf konto, überwiesen auf iban, zu überweisen, zur auszahlung, zahlungsbetrag,
    überweisungssumme, gehaltsüberweisung, lohnüberweisung,
    {überweisungs|auszahlungs|zahl|zahlungs|gutschrifts|end} {betrag|betr}, {netto|gesamt|lohn|gehalts}auszahlung, netto auszahlung, überw betrag, überweis betrag, überweisg, wir überweisen, {überweisung|zahlung} auf konto, {zu zahlender|verbleibender|verfügbarer} betrag, kontogutschrift, gutschrift, banküberweisung, az betrag,
    {payment amount|net pay out|take home pay|total payment|amount payable}, netto ii,
    ausz betrag, gesamt{überweisung|zahlbetrag}, bar{ ausgezahlt|auszahlung}, scheckbetrag, wird überwiesen, auf ihr konto überwiesen, nettozahlung, betrag der überweisung, bezüge{überweisung|zahlung}`,
  yearly: `
    verdienstbescheinigung, jahressummen, jahreswerte, kumulierte werte, aufgelaufene werte, aufgelaufene
    jahreswerte, jahresübersicht, summen laufendes jahr, jahresverdienstbescheinigung, kumuliert, jahr kumuliert,
    aufgelaufene summen, jahreswert, jahreskumulation, jahreskumulierung, kumulierte jahreswerte, kumulierte summen,
    kumulierte jahressummen, kumulation, jahressumme, jahresbeträge, jahresaufstellung, jahreslohnkonto, lohnkonto,
    aufgelaufene beträge, summen januar, summen jan, werte januar, werte seit jahresbeginn, summen seit jahresbeginn,
    summen seit januar, kumulationen, kumulierungen,
    {jahressummen|jahreswerte} lfd jahr, {summen|werte|beträge} im [laufenden|lfd] {kalenderjahr|jahr}`,
  ytd_gross: `
    gesamtbrutto jahr, jahresbrutto, jahresgesamtbrutto, gesamtbrutto kumuliert, jahresbruttolohn, jahresbruttoentgelt,
    bruttolohn kumuliert, brutto kumuliert,
    {gesamtbrutto|brutto|bruttolohn|bruttobezüge|bruttoentgelt|gesamtbruttoentgelt} {kum|kumuliert|aufgelaufen|jahr|lfd jahr|seit 01 01|jahressumme|jahreswert}, {kum|kumuliertes|aufgelaufenes} {brutto|gesamtbrutto}, jahres{arbeitslohn|verdienst|bruttobezüge}, [total] gross {ytd|year to date}, {ytd|cumulative} gross,
    {bisheriges|aufgelaufenes} {gesamtbrutto|brutto|bruttoentgelt}, jahr {brutto|gesamtbrutto}, [gesamt]brutto {js|jw|bisher|seit jahresbeginn|seit januar|jan lfd monat|ytd}`,
  ytd_taxable:
    'jahr {steuerbrutto|steuer brutto|st brutto}, {st|lst|steuer|lohnsteuer} brutto {kum|kumuliert|aufgelaufen|jahr|js|jw|ytd}',
  ytd_tax: 'jahr {lst|lohnsteuer}, {lohnsteuer|lst} {kum|kumuliert|js|jw}, ytd tax',
};
