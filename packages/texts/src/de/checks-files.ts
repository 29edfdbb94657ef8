import type { checksFiles as english } from '../en/checks-files.ts';
import type { Shape } from '../shape.ts';
import { foundPaper } from './paper-kinds.ts';

export const checksFiles: Shape<typeof english> = {
  R_FILE_TYPE: {
    title: 'Die Datei ist, was ihr Name sagt',
    passed: 'Die Datei ist von einer Art, die wir lesen können.',
    renamed: 'Die Datei endet auf .{named} und ist in Wirklichkeit {format}. Das macht nichts.',
    failed:
      'Die Datei endet auf .{named}, ist aber in Wirklichkeit {format}. Bitte speichern Sie sie im richtigen Format und laden Sie sie noch einmal hoch.',
    unsupported: 'Diese Art von Datei können wir nicht lesen. Bitte laden Sie ein PDF, JPEG oder PNG hoch.',
    inconclusive: 'Wir konnten nicht feststellen, was für eine Datei das ist.',
  },
  R_FILE_SIZE: {
    title: 'Die Datei ist nicht zu groß',
    passed: 'Die Datei ist klein genug.',
    failed: 'Die Datei hat {size} MB; erlaubt sind {limit} MB. Bitte laden Sie eine kleinere hoch.',
    pixels: 'Das Bild hat zu viele Bildpunkte. Bitte nehmen Sie es mit geringerer Auflösung neu auf.',
    inconclusive: 'Wir konnten die Größe der Datei nicht feststellen.',
  },
  R_FILE_ENCRYPTED: {
    title: 'Die Datei lässt sich ohne Passwort öffnen',
    passed: 'Die Datei lässt sich ohne Passwort öffnen.',
    failed:
      'Die Datei ist mit einem Passwort geschützt. Bitte speichern Sie sie ohne Passwort oder laden Sie sie neu herunter und reichen Sie sie noch einmal ein.',
    inconclusive: 'Wir konnten nicht feststellen, ob die Datei geschützt ist.',
  },
  R_FILE_CORRUPT: {
    title: 'Die Datei ist unversehrt',
    passed: 'Die Datei ließ sich öffnen.',
    failed:
      'Die Datei ist beschädigt und lässt sich nicht öffnen. Bitte laden Sie sie an ihrer Quelle neu herunter und reichen Sie sie noch einmal ein.',
    empty: 'Die Datei ist leer. Bitte wählen Sie die Datei noch einmal aus.',
    inconclusive: 'Die Datei wurde nicht geöffnet; ob sie unversehrt ist, wissen wir nicht.',
  },
  R_FILE_ACTIVE_CONTENT: {
    title: 'Die Datei enthält keine Programme',
    passed: 'Die Datei enthält nichts, was von selbst abläuft.',
    attachments: 'An der Datei hängen weitere Dateien. Wir haben sie nicht geöffnet.',
    form_scripts: 'Die Datei enthält die Rechenregeln eines Formulars. Beim Öffnen läuft nichts ab.',
    links: 'Die Datei enthält Links. Wir sind ihnen nicht gefolgt.',
    failed:
      'Die Datei führt beim Öffnen ein Skript aus, deshalb haben wir sie abgelehnt. Bitte drucken Sie sie als PDF oder fragen Sie den Aussteller nach einer einfachen Kopie.',
    launch:
      'Die Datei will ein Programm starten, deshalb haben wir sie abgelehnt. Bitte fragen Sie den Aussteller nach einer einfachen Kopie.',
    inconclusive: 'Die Datei ließ sich nicht öffnen; was sie enthält, wissen wir nicht.',
  },
  R_FILE_BLANK: {
    title: 'Auf der Seite steht etwas',
    passed: 'Die Seiten sind nicht leer.',
    failed: 'Die Seiten sind leer. Bitte prüfen Sie, ob Sie die richtige Datei gewählt haben.',
    inconclusive: 'Wir konnten nicht feststellen, ob auf den Seiten etwas steht.',
  },
  R_FILE_BLURRY: {
    title: 'Das Bild ist scharf',
    passed: 'Das Bild ist scharf genug, um gelesen zu werden.',
    failed:
      'Das Bild ist unscharf und kaum lesbar. Bitte nehmen Sie es bei gutem Licht neu auf, das Blatt flach und so, dass es das Bild ausfüllt.',
    inconclusive: 'Wir konnten nicht feststellen, ob das Bild scharf genug ist.',
  },
  R_FILE_CROPPED: {
    title: 'Die ganze Seite ist zu sehen',
    passed: 'Die ganze Seite ist im Bild.',
    failed: 'Ein Teil der Seite ist am Rand abgeschnitten. Bitte nehmen Sie das Bild mit allen vier Ecken neu auf.',
    small:
      'Das Bild ist zu klein, um sicher gelesen zu werden ({side}, mindestens {least}). Bitte fotografieren oder scannen Sie es in höherer Auflösung.',
    inconclusive: 'Wir konnten nicht feststellen, ob die ganze Seite im Bild ist.',
  },
  R_FILE_DUPLICATE: {
    title: 'Jede Unterlage liegt einmal vor',
    passed: 'Keine Unterlage wurde doppelt hochgeladen.',
    failed:
      '{count, plural, one {Eine Unterlage wurde} other {# Unterlagen wurden}} doppelt hochgeladen. Bitte entfernen Sie die Kopie und laden Sie die fehlende Unterlage hoch.',
    alike:
      'Zwei Bilder sehen fast gleich aus. Wir konnten nicht feststellen, ob sie zweimal dieselbe Unterlage zeigen.',
    inconclusive: 'Wir konnten nicht alle Unterlagen miteinander vergleichen.',
  },
  R_FILE_PAGES_MISSING: {
    title: 'Keine Seite fehlt',
    passed: 'Alle Seiten der Unterlage liegen vor.',
    failed: 'Die Unterlage hat {total} Seiten; es fehlen: {pages}. Bitte laden Sie sie vollständig hoch.',
    goes_on:
      'Die letzte Seite überträgt ihren Saldo auf eine weitere Seite, die fehlt. Bitte laden Sie den ganzen Kontoauszug hoch, vom Anfangs- bis zum Endsaldo.',
    comes_from:
      'Das ist eine Seite aus der Mitte eines Kontoauszugs; der Saldo am Anfang stammt von einer Seite, die fehlt. Bitte laden Sie den ganzen Kontoauszug hoch, vom Anfangs- bis zum Endsaldo.',
    open_end:
      'Die Liste beginnt mit einem Saldo und endet ohne einen, wie wenn die letzte Seite fehlt. Bitte laden Sie den ganzen Auszug hoch, vom Anfangs- bis zum Endsaldo.',
    inconclusive: 'Die Unterlage sagt nicht, wie viele Seiten sie hat.',
  },
  R_FILE_MERGED: {
    title: 'Die Datei stammt aus einer Quelle',
    passed: 'Die Seiten dieser Datei gehören zusammen.',
    several: 'Die Datei enthält mehrere Unterlagen; die Seiten jeder einzelnen gehören zusammen.',
    failed:
      'Diese Datei scheint aus mehreren zusammengesetzt zu sein. Bitte laden Sie jede Unterlage so hoch, wie Sie sie bekommen haben.',
    twice:
      '{count, plural, one {Seite {pages} dieser Datei wiederholt eine frühere Seite} other {Die Seiten {pages} dieser Datei wiederholen frühere}}; gelesen haben wir jede einmal. Falls dafür eine Seite fehlt, laden Sie die Unterlage bitte noch einmal vollständig hoch.',
    inconclusive: 'Wir konnten nicht feststellen, ob die Datei zusammengesetzt wurde.',
  },
  R_FILE_MARKED_SAMPLE: {
    title: 'Kein Muster',
    passed: 'Nichts weist die Unterlage als Muster aus.',
    failed:
      'Die Unterlage ist als Muster gekennzeichnet. Bitte laden Sie die hoch, die Sie vom Aussteller bekommen haben.',
    inconclusive: 'Wir konnten nicht erkennen, ob die Unterlage ein Muster ist.',
    demonstration: 'Ein Muster, das hier als echt gilt, weil dies eine Vorführung ist.',
  },
  R_FILE_CORRECTED: {
    title: 'Von der antragstellenden Person berichtigt',
    passed: 'Auf dieser Unterlage wurde nichts berichtigt.',
    failed: 'Die Berichtigung passt nicht zur Unterlage.',
    inconclusive:
      '{count, plural, one {Ein Wert auf dieser Unterlage wurde} other {# Werte auf dieser Unterlage wurden}} von der antragstellenden Person berichtigt. Das ist ihre eigene Angabe; alle Zahlen beruhen auf dem, was von der Unterlage gelesen wurde.',
    stated:
      'So wie die Unterlage gelesen wurde, passt es nicht. Mit der Berichtigung der antragstellenden Person würde es passen; das ist ihre eigene Angabe.',
  },
  R_FILE_KIND: {
    title: 'Wie die Datei entstanden ist',
    passed: 'Wir wissen, wie die Datei entstanden ist.',
    true_pdf: 'Ein PDF mit echtem Text, wie Aussteller es erzeugen.',
    scan_with_text: 'Ein Scan; der Scanner hat den erkannten Text hinterlegt.',
    image_pdf: 'Ein PDF aus Bildern, wie Scanner es erzeugen.',
    flattened: 'Ein PDF aus Zeichnungen ohne Text.',
    mixed: 'Ein PDF mit echten und gescannten Seiten.',
    picture: 'Ein Foto oder Bild.',
    data: 'Eine Datendatei einer Bank.',
    inconclusive: 'Wir konnten nicht feststellen, wie die Datei entstanden ist.',
  },
  R_FILE_CLASSIFICATION: {
    title: 'Es ist die gewünschte Unterlage',
    passed: 'Es ist die Unterlage, um die wir gebeten haben.',
    failed: `Das ist offenbar ${foundPaper}. Hier brauchen wir ein anderes Dokument.`,
    foreign_payslip:
      'Das ist offenbar eine Gehaltsabrechnung aus einem anderen Land; lesen können wir italienische und deutsche. Bitte fügen Sie die Kontoauszüge hinzu, auf denen dieses Gehalt eingeht.',
    employer_confirmation:
      'Das ist offenbar eine Bescheinigung des Arbeitgebers. Die Unterlagen selbst kann sie nicht ersetzen. Bitte laden Sie stattdessen Ihren Arbeitsvertrag oder Ihre letzten Gehaltsabrechnungen hoch.',
    child_benefit_notice:
      'Das ist offenbar ein Bescheid über Kindergeld. Das Kindergeld zählen wir anhand der Kontoauszüge, auf denen es eingeht. Bitte laden Sie hier die gewünschte Unterlage hoch und für das Kindergeld Ihre Kontoauszüge.',
    annual_accounts:
      'Das ist offenbar ein Jahresabschluss. Er sagt, was der Betrieb verdient hat, nicht, was seinem Inhaber bleibt. Bitte laden Sie stattdessen Ihren letzten Steuerbescheid, eine EÜR oder eine BWA hoch.',
    inconclusive: 'Wir haben diese Unterlage nicht erkannt.',
  },
  R_FILE_OTHER_CONTENT: {
    title: 'Sonst ist nichts in der Datei',
    passed: 'Die Datei enthält diese Unterlage und sonst nichts.',
    failed: `Die Datei enthält auf Seite {pages} noch etwas anderes (${foundPaper}). Bitte laden Sie es getrennt hoch.`,
    inconclusive: 'Wir haben nicht alle Seiten erkannt.',
  },
  R_PDF_ORIGINAL: {
    title: 'Die Datei ist das Original',
    passed: 'Wir haben keine Anzeichen für Änderungen gefunden. Ein getreuer Nachbau lässt sich nicht ausschließen.',
    remark: 'Die Datei wirkt echt. Kleine Anmerkungen stehen unten; jede hat harmlose Erklärungen.',
    scan_accepted: 'Dies ist ein Scan oder Foto; für diese Unterlage ist das in Ordnung.',
    warning:
      'Etwas an dieser Datei ist ungewöhnlich. Sie können es erklären oder die Datei so hochladen, wie Sie sie bekommen haben.',
    other:
      'Ein Anzeichen spricht dafür, dass die Datei nach ihrer Entstehung geändert wurde. Bitte laden Sie sie genau so hoch, wie Sie sie bekommen haben.',
    fraud:
      'Mehrere Anzeichen stimmen überein: Was in der Datei steht, wurde nachträglich geändert. Bitte laden Sie die Datei genau so hoch, wie Sie sie bekommen haben, oder erklären Sie die Änderung.',
    merged:
      'Dies ist keine Originaldatei: Sie scheint aus mehreren zusammengesetzt zu sein. Bitte laden Sie jede so hoch, wie Sie sie bekommen haben.',
    scan: 'Dies ist keine Originaldatei, sondern ein Scan oder Foto. Bitte holen Sie sich das PDF beim Aussteller und laden Sie es hier hoch.',
    failed: 'Dies ist keine Originaldatei.',
    unknown_paper:
      'Dies ist ein Scan oder Foto einer Unterlage, die wir nicht kennen; ob das genügt, können wir nicht sagen.',
    inconclusive: 'Wir konnten nicht feststellen, ob die Datei das Original ist.',
  },
  R_PDF_INCREMENTAL_UPDATES: {
    title: 'Nachträglich wurde nichts hinzugefügt',
    passed: 'Die Datei ist so, wie sie zuerst gespeichert wurde.',
    harmless:
      'Später kam etwas hinzu, etwa eine Signatur, ein Formulareintrag oder eine Notiz. Auf den Seiten steht dasselbe wie zuvor.',
    redrawn: 'Die Datei wurde später neu gespeichert. Auf den Seiten steht dasselbe wie zuvor.',
    failed:
      'Die Datei wurde nachträglich geändert: An {places, plural, one {einer Stelle} other {# Stellen}} steht etwas anderes als zuvor. Die Stellen sind auf der Seite markiert.',
    page_count:
      'Nachträglich wurden Seiten hinzugefügt oder entfernt. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    identity:
      'Die Datei wurde später unter anderer Kennung gespeichert. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    unlisted:
      'Hinter dem Ende der Datei steht etwas, das sie selbst nicht aufführt. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    inconclusive: 'Die Datei wurde mehrmals gespeichert; wir konnten die Fassungen nicht vergleichen.',
  },
  R_PDF_MODDATE_AFTER_CREATE: {
    title: 'Die Datei wurde später nicht neu gespeichert',
    passed: 'Die Datei wurde bei ihrer Entstehung gespeichert.',
    failed:
      'Die Datei wurde {days, plural, one {einen Tag} other {# Tage}} nach ihrer Entstehung neu gespeichert. Für sich allein heißt das wenig.',
    before:
      'Die Datei gibt an, {days, plural, one {einen Tag} other {# Tage}} vor ihrer Entstehung geändert worden zu sein; das kann nicht sein.',
    inconclusive: 'Die Datei sagt nicht, wann sie entstanden ist oder geändert wurde.',
  },
  R_PDF_DATE_VS_PERIOD: {
    title: 'Die Datei ist jünger als ihr Inhalt',
    passed: 'Die Datei entstand nach dem Zeitraum, den sie abdeckt.',
    failed:
      'Die Datei entstand am {created}, bevor ihr Zeitraum zu Ende war. Bitte laden Sie sie beim Aussteller neu herunter.',
    inconclusive: 'Die Datei sagt nicht, wann sie entstanden ist.',
  },
  R_PDF_MALFORMED_DATE: {
    title: 'Die Zeitangaben der Datei sind in Ordnung',
    passed: 'Die Zeitangaben der Datei sind in Ordnung.',
    failed:
      'Eine Zeitangabe in der Datei ist anders geschrieben, als Programme es tun. Für sich allein heißt das wenig.',
    future: 'Eine Zeitangabe in der Datei liegt in der Zukunft.',
    inconclusive: 'Die Datei enthält keine Zeitangaben.',
  },
  R_PDF_SOFTWARE_BLOCKLIST: {
    title: 'Die Datei stammt aus dem Programm des Ausstellers',
    passed: 'Nichts spricht gegen das Programm, das die Datei erzeugt hat.',
    printer: 'Die Datei wurde als PDF gedruckt ({program}).',
    scanner: 'Die Datei stammt von einem Scanner ({program}).',
    failed:
      'Die Datei wurde mit einem Bearbeitungsprogramm gespeichert ({program}). Bitte laden Sie sie so hoch, wie der Aussteller sie Ihnen gegeben hat.',
    office:
      'Die Datei wurde mit einem Office-Programm geschrieben ({program}), was Aussteller selten tun. Bitte laden Sie sie so hoch, wie der Aussteller sie Ihnen gegeben hat.',
    toolbox:
      'Die Datei lief durch ein PDF-Werkzeug ({program}). Laden Sie sie wenn möglich so hoch, wie Sie sie bekommen haben.',
    unnamed: 'Die Datei sagt nicht, welches Programm sie erzeugt hat.',
    stripped:
      'Die Datei sagt weder, welches Programm sie erzeugt hat, noch wann – als wären diese Angaben entfernt worden. Bitte laden Sie sie so hoch, wie der Aussteller sie Ihnen gegeben hat.',
    taken_back:
      'Die Datei lief durch ein PDF-Werkzeug ({program}), dessen Name danach entfernt wurde. Bitte laden Sie sie so hoch, wie der Aussteller sie Ihnen gegeben hat.',
    unknown_paper:
      'Wir kennen diese Unterlage nicht und können daher nicht sagen, ob sie aus dem üblichen Programm stammt.',
    inconclusive: 'Wir konnten nicht feststellen, welches Programm die Datei erzeugt hat.',
  },
  R_PDF_PRODUCER_PROFILE: {
    title: 'Unterlagen eines Ausstellers stammen aus einem Programm',
    passed: 'Die Unterlagen eines Ausstellers stammen aus demselben Programm.',
    failed:
      'Eine Unterlage stammt aus einem anderen Programm ({program}) als die übrigen desselben Ausstellers ({usual}).',
    unnamed: 'Eine Unterlage nennt kein Programm, die übrigen desselben Ausstellers schon ({usual}).',
    printed: 'Eine Unterlage wurde vor dem Hochladen mit {program} gedruckt oder gespeichert. Das ist in Ordnung.',
    undecided:
      'Die Unterlagen eines Ausstellers nennen verschiedene oder keine Programme, ohne dass eine einzelne auffällt. Für sich allein heißt das nichts.',
    inconclusive: 'Es gibt zu wenige Unterlagen eines Ausstellers zum Vergleich.',
  },
  R_PDF_XMP_INFO_MISMATCH: {
    title: 'Angaben zur Herkunft der Datei',
    passed: 'Beide Angaben zur Entstehung der Datei stimmen überein.',
    failed: 'Die beiden Angaben zur Entstehung der Datei weichen voneinander ab. Für sich allein heißt das wenig.',
    inconclusive: 'Die Datei enthält nur eine Angabe zu ihrer Entstehung.',
  },
  R_PDF_MASK_THEN_TEXT: {
    title: 'Nichts wurde verdeckt und überschrieben',
    passed: 'Kein Text liegt unter etwas anderem.',
    failed:
      'An {places, plural, one {einer Stelle} other {# Stellen}} wurde Text verdeckt und etwas anderes darübergeschrieben. Die Stellen sind auf der Seite markiert.',
    covered:
      'An {places, plural, one {einer Stelle} other {# Stellen}} wurden Zahlen verdeckt. Bitte laden Sie die Unterlage hoch, ohne etwas zu verdecken.',
    picture:
      'An {places, plural, one {einer Stelle} other {# Stellen}} liegt ein Bild über gedruckten Wörtern. Die Stellen sind auf der Seite markiert.',
    typed:
      'An {places, plural, one {einer Stelle} other {# Stellen}} wurde eine Zahl auf die gescannte Seite getippt. Die Stellen sind auf der Seite markiert.',
    blackened:
      'An {places, plural, one {einer Stelle} other {# Stellen}} wurde etwas geschwärzt. Das ist in Ordnung, solange die Beträge lesbar sind.',
    inconclusive: 'Wir konnten nicht prüfen, wie die Seiten gezeichnet sind.',
  },
  R_PDF_OVERLAID_TEXT: {
    title: 'Kein Text liegt über anderem Text',
    passed: 'Kein Text liegt über anderem Text.',
    failed:
      'An {places, plural, one {einer Stelle} other {# Stellen}} liegen zwei verschiedene Texte übereinander. Die Stellen sind auf der Seite markiert.',
    inconclusive: 'Wir konnten nicht prüfen, wie die Seiten gezeichnet sind.',
  },
  R_PDF_TOUCHUP_TEXT: {
    title: 'Kein Text wurde bearbeitet',
    passed: 'Keine Spuren eines Bearbeitungsprogramms gefunden.',
    failed:
      'Ein Bearbeitungsprogramm hat {places, plural, one {eine Stelle} other {# Stellen}} als geändert vermerkt. Die Stellen sind auf der Seite markiert.',
    appended:
      '{places, plural, one {Eine Zeile} other {# Zeilen}} zwischen den anderen {places, plural, one {wurde} other {wurden}} erst nach allem Übrigen auf die Seite gesetzt. Die Stellen sind markiert.',
    retyped:
      '{places, plural, one {Ein Betrag ist} other {# Beträge sind}} anders auf der Seite gesetzt als die Beträge ringsum. Die Stellen sind markiert. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    inconclusive: 'Wir konnten nicht prüfen, wie die Seiten gezeichnet sind.',
  },
  R_PDF_FONT_ANOMALY: {
    title: 'Zahlen stehen in derselben Schrift',
    passed: 'Die Zahlen sind gedruckt wie ihre Nachbarn.',
    failed:
      '{places, plural, one {Eine Zahl steht} other {# Zahlen stehen}} in einer anderen Schrift als die Zahlen ringsum. Die Stellen sind auf der Seite markiert.',
    inconclusive: 'Es gibt zu wenige Zahlen zum Vergleich.',
  },
  R_PDF_ALIGNMENT: {
    title: 'Zahlen sind ausgerichtet',
    passed: 'Die Zahlen stehen in Zeile und Spalte.',
    failed:
      '{places, plural, one {Eine Zahl steht} other {# Zahlen stehen}} neben der Spalte oder Zeile. Die Stellen sind auf der Seite markiert.',
    inconclusive: 'Es gibt zu wenige Zahlen zum Vergleich, oder die Seite ist unregelmäßig gesetzt.',
  },
  R_PDF_HIDDEN_TEXT: {
    title: 'Auf der Seite ist nichts versteckt',
    passed: 'Keine versteckten Zahlen gefunden.',
    machine_marks: 'Die Seite trägt verborgene Zeichen für Maschinen, wie viele Aussteller sie drucken.',
    failed:
      'Auf der Seite sind Zahlen versteckt ({places, plural, one {eine Stelle} other {# Stellen}}). Die Stellen sind markiert.',
    lying:
      'Die Schrift der Seite zeigt andere Ziffern, als in der Datei stehen ({places, plural, one {eine Stelle} other {# Stellen}}). Die Stellen sind markiert.',
    other_picture:
      'Der unter dem Scan gespeicherte Text sagt etwas anderes als sein Bild ({places, plural, one {eine Stelle} other {# Stellen}}). Wir haben das Bild gelesen; die Stellen sind markiert.',
    misread_layer:
      'Der unter dem Scan gespeicherte Text stimmt nicht ganz mit dem Bild überein, wie es beim Lesen durch ein Programm vorkommt. Wir haben das Bild gelesen.',
    unread_layer: 'Wir konnten den unter dem Scan gespeicherten Text nicht mit seinem Bild vergleichen.',
    layer_agrees:
      'Der unter dem Scan gespeicherte Text sagt, was das Bild zeigt ({places, plural, one {eine Stelle} other {# Stellen}} verglichen).',
    layer:
      'Ein Teil der Seite ist ausgeschaltet und nicht zu sehen. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    inconclusive: 'Wir konnten nicht prüfen, wie die Seiten gezeichnet sind.',
  },
  R_PDF_ANNOTATIONS: {
    title: 'Nichts wurde über die Unterlage gelegt',
    passed: 'Nichts wurde über die Unterlage gelegt.',
    notes:
      'Die Unterlage trägt {notes, plural, one {eine Notiz oder Markierung} other {# Notizen oder Markierungen}}. Sie verdecken nichts.',
    failed:
      'Über gedruckten Text wurde etwas gelegt ({places, plural, one {eine Stelle} other {# Stellen}}). Bitte laden Sie die Unterlage ohne das hoch.',
    hidden: 'Die Datei enthält versteckte Notizen. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    inconclusive: 'Wir konnten nicht feststellen, ob etwas über die Unterlage gelegt wurde.',
  },
  R_PDF_SIGNATURE: {
    title: 'Die digitale Signatur ist gültig',
    passed: 'Die Datei ist von {signer} digital signiert und seitdem unverändert.',
    self_signed: 'Die Datei ist digital signiert und seitdem unverändert. Wer signiert hat, ist dadurch nicht belegt.',
    failed:
      'Die digitale Signatur dieser Datei ist ungültig: Es ist nicht mehr die Datei, die signiert wurde. Bitte laden Sie sie so hoch, wie Sie sie bekommen haben.',
    changed: 'Die Seiten wurden nach der digitalen Signatur geändert. Bitte laden Sie die signierte Datei hoch.',
    annotated: 'Nach der digitalen Signatur kamen Notizen hinzu. Bitte laden Sie die signierte Datei ohne sie hoch.',
    filled:
      'Die Signatur erlaubt keine Änderung der Datei, und doch wurde danach etwas ausgefüllt. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    refilled:
      'Ein Feld des Formulars zeigt etwas anderes als zum Zeitpunkt der Signatur. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    empty:
      'Die Datei gibt an, digital signiert zu sein, doch die Signatur ist leer. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    inconclusive: 'Die Datei ist digital signiert; wir konnten die Signatur nicht prüfen.',
  },
  R_PDF_BARCODE_MATCH: {
    title: 'Der Strichcode passt zum Aufdruck',
    passed: 'Der Strichcode enthält, was gedruckt ist.',
    failed:
      'Der Strichcode enthält etwas anderes, als gedruckt ist. Bitte laden Sie die Datei so hoch, wie Sie sie bekommen haben.',
    inconclusive: 'Der Strichcode enthält nichts, was sich vergleichen ließe.',
  },
  R_IMG_EXIF_SOFTWARE: {
    title: 'Das Bild wurde nicht bearbeitet',
    passed: 'Das Bild kommt unmittelbar aus Kamera oder Scanner.',
    failed:
      'Das Bild wurde mit einem Bildbearbeitungsprogramm gespeichert ({program}). Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
    stripped: 'Das Bild sagt nicht, wie es entstanden ist. Messenger entfernen das; für sich allein heißt es nichts.',
    inconclusive: 'Wir konnten nicht feststellen, wie das Bild entstanden ist.',
  },
  R_IMG_SCREEN_PHOTO: {
    title: 'Das Blatt selbst wurde fotografiert',
    passed: 'Das Blatt selbst wurde fotografiert.',
    failed:
      'Das sieht aus wie das Foto eines Bildschirms. Bitte laden Sie die Datei selbst hoch oder fotografieren Sie das Blatt.',
    inconclusive: 'Wir konnten nicht feststellen, ob das Blatt selbst fotografiert wurde.',
  },
  R_IMG_SCREENSHOT: {
    title: 'Es ist kein Bildschirmfoto',
    passed: 'Es ist kein Bildschirmfoto.',
    failed: 'Dies ist ein Bildschirmfoto. Bitte laden Sie die Datei selbst hoch oder ein Foto des Blattes.',
    inconclusive: 'Wir konnten nicht feststellen, ob dies ein Bildschirmfoto ist.',
  },
  R_IMG_ELA_PATCH: {
    title: 'Das Bild ist aus einem Guss',
    passed: 'Das Bild ist aus einem Guss.',
    failed:
      'Ein Teil des Bildes scheint später eingesetzt worden zu sein. Die Stelle ist markiert. Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
    cloned:
      'Ein Teil des Bildes kommt zweimal vor. Die Stellen sind markiert. Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
    still:
      'Einem Teil des Bildes fehlt das Rauschen, das der Rest hat, als wäre er später eingesetzt worden. Die Stelle ist markiert. Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
    crisp:
      'Ein Teil des Bildes ist schärfer gezeichnet, als die Kamera den Rest gezeichnet hat, als wäre er später eingesetzt worden. Die Stelle ist markiert. Bitte laden Sie das Bild so hoch, wie es aufgenommen wurde.',
    inconclusive: 'Wir konnten nicht feststellen, ob das Bild aus einem Guss ist.',
  },
  R_IMG_AI_GENERATED: {
    title: 'Das Bild ist nicht künstlich erzeugt',
    passed: 'Das Bild nennt seine Kamera oder seine Herkunft.',
    failed: 'Das Bild ist als künstlich erzeugt gekennzeichnet. Bitte laden Sie ein Foto der echten Unterlage hoch.',
    unmarked: 'Das Bild sagt nichts über seine Herkunft; das ist üblich.',
    inconclusive: 'Wir konnten nicht feststellen, woher das Bild kommt.',
  },
};
