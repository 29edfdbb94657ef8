import { foundPaper } from './paper-kinds.ts';

/** What the checks on files, PDFs and pictures say. By rule: its title, then a sentence per outcome or variant. */
export const checksFiles = {
  R_FILE_TYPE: {
    title: 'The file is what its name says',
    passed: 'The file is of a kind that we can read.',
    renamed: 'The file is called .{named} and is really {format}. That is no problem.',
    failed:
      'The file is called .{named} but is really {format}. Please save it again in the right format and upload it once more.',
    unsupported: 'We cannot read this kind of file. Please upload a PDF, a JPEG or a PNG.',
    inconclusive: 'We could not tell what kind of file this is.',
  },
  R_FILE_SIZE: {
    title: 'The file is not too large',
    passed: 'The file is small enough.',
    failed: 'The file has {size} MB; the limit is {limit} MB. Please upload a smaller one.',
    pixels: 'The picture has too many pixels. Please take it again with a lower resolution.',
    inconclusive: 'We could not tell the size of the file.',
  },
  R_FILE_ENCRYPTED: {
    title: 'The file opens without a password',
    passed: 'The file opens without a password.',
    failed:
      'The file is locked with a password. Please save it without one, or download it again, and upload it once more.',
    inconclusive: 'We could not tell whether the file is locked.',
  },
  R_FILE_CORRUPT: {
    title: 'The file is complete',
    passed: 'The file could be opened.',
    failed:
      'The file is damaged and cannot be opened. Please download it again from where it came and upload it once more.',
    empty: 'The file is empty. Please choose the file again.',
    inconclusive: 'The file was not opened, so we cannot say whether it is complete.',
  },
  R_FILE_ACTIVE_CONTENT: {
    title: 'The file contains no programs',
    passed: 'The file contains nothing that runs by itself.',
    attachments: 'The file has other files attached. We did not open them.',
    form_scripts: 'The file contains the sums of a form. Nothing runs when it is opened.',
    links: 'The file contains links. We did not follow them.',
    failed:
      'The file runs a script when it is opened, so we refused it. Please print it to PDF, or ask the issuer for a plain copy.',
    launch: 'The file tries to start a program, so we refused it. Please ask the issuer for a plain copy.',
    inconclusive: 'The file could not be opened, so we cannot say what it contains.',
  },
  R_FILE_BLANK: {
    title: 'There is something on the page',
    passed: 'The pages are not empty.',
    failed: 'The pages are empty. Please check whether you chose the right file.',
    inconclusive: 'We could not tell whether there is something on the pages.',
  },
  R_FILE_BLURRY: {
    title: 'The picture is sharp',
    passed: 'The picture is sharp enough to be read.',
    failed:
      'The picture is blurred and could hardly be read. Please take it again in good light, with the paper flat and filling the frame.',
    inconclusive: 'We could not tell whether the picture is sharp enough.',
  },
  R_FILE_CROPPED: {
    title: 'The whole page can be seen',
    passed: 'The whole page is in the picture.',
    failed: 'Part of the page is cut off at the edge. Please take the picture again with all four corners in it.',
    small:
      'The picture is too small to be read for certain ({side}, at least {least}). Please take or scan it again with more detail.',
    inconclusive: 'We could not tell whether the whole page is in the picture.',
  },
  R_FILE_DUPLICATE: {
    title: 'Every paper is there once',
    passed: 'No paper was uploaded twice.',
    failed:
      '{count, plural, one {One paper was} other {# papers were}} uploaded twice. Please remove the copy and upload the paper that is missing.',
    alike: 'Two pictures look almost the same. We could not tell whether they show one paper twice.',
    inconclusive: 'We could not compare all papers with each other.',
  },
  R_FILE_PAGES_MISSING: {
    title: 'No page is missing',
    passed: 'All pages that the paper counts are there.',
    failed: 'The paper has {total} pages; missing: {pages}. Please upload the complete paper.',
    goes_on:
      'The last page hands its balance on to a further page that is not there. Please upload the whole statement, from the opening to the closing balance.',
    comes_from:
      'This is a page from the middle of a statement: it begins with the balance of a page that is not there. Please upload the whole statement, from the opening to the closing balance.',
    open_end:
      'The list begins with a balance and ends without one, as where its last page is not there. Please upload the whole statement, from the opening to the closing balance.',
    inconclusive: 'The paper does not say how many pages it has.',
  },
  R_FILE_MERGED: {
    title: 'The file comes from one source',
    passed: 'The pages of this file belong together.',
    several: 'The file holds several papers; the pages of each of them belong together.',
    failed: 'This file seems to be put together from several ones. Please upload each paper as you received it.',
    twice:
      '{count, plural, one {Page {pages} of this file repeats an earlier page} other {Pages {pages} of this file repeat earlier ones}}; we read each of them once. If a page is missing in its place, please upload the whole paper again.',
    inconclusive: 'We could not tell whether the file was put together from several ones.',
  },
  R_FILE_MARKED_SAMPLE: {
    title: 'Not a sample',
    passed: 'Nothing on the paper says that it is a sample.',
    failed: 'The paper says of itself that it is a sample. Please upload the one that its issuer gave you.',
    inconclusive: 'We could not tell whether the paper is a sample.',
    demonstration: 'A specimen, taken for real because this is a demonstration.',
  },
  R_FILE_CORRECTED: {
    title: 'Corrected by the applicant',
    passed: 'Nothing on this paper was corrected.',
    failed: 'What was corrected does not fit the paper.',
    inconclusive:
      '{count, plural, one {One value on this paper was} other {# values on this paper were}} corrected by the applicant. That is the applicant’s word; all figures rest on what was read from the paper.',
    stated:
      'As read from the paper this does not fit. It would fit with what the applicant corrected, which is the applicant’s word.',
  },
  R_FILE_KIND: {
    title: 'How the file was made',
    passed: 'We know how the file was made.',
    true_pdf: 'A PDF with real text, as issuers make it.',
    scan_with_text: 'A scan; its scanner added the text that it read.',
    image_pdf: 'A PDF made of pictures, as scanners make it.',
    flattened: 'A PDF of drawings without text.',
    mixed: 'A PDF with both real and scanned pages.',
    picture: 'A photo or picture.',
    data: 'A data file of a bank.',
    inconclusive: 'We could not tell how the file was made.',
  },
  R_FILE_CLASSIFICATION: {
    title: 'It is the paper we asked for',
    passed: 'It is the paper we asked for.',
    failed: `This looks like ${foundPaper}. Here we asked for another paper.`,
    foreign_payslip:
      'This looks like a payslip from another country; we can read those from Italy and Germany. Please add the bank statements that show this pay.',
    employer_confirmation:
      'This looks like a confirmation by an employer. It cannot stand in for the papers themselves. Please upload your work contract or your latest payslips instead.',
    child_benefit_notice:
      'This looks like a notice of child benefit. We count the benefit from the bank statements on which it arrives. Please upload the paper we asked for here, and your bank statements for the benefit.',
    annual_accounts:
      'This looks like the annual accounts of a business. They tell what the business earned, not its owner. Please upload your latest tax return or tax assessment instead; from Germany an EÜR or a BWA will do as well.',
    inconclusive: 'We could not recognise this paper.',
  },
  R_FILE_OTHER_CONTENT: {
    title: 'Nothing else is in the file',
    passed: 'The file holds this paper and nothing else.',
    failed: `The file also holds something else (${foundPaper}) on page {pages}. Please upload it by itself.`,
    inconclusive: 'We could not recognise all pages.',
  },
  R_PDF_ORIGINAL: {
    title: 'The file is the original',
    passed: 'We found no signs that the file was changed. A faithful rebuild cannot be ruled out.',
    remark: 'The file looks original. Small remarks are listed below; each has innocent explanations.',
    scan_accepted: 'This is a scan or photo, which is fine for this paper.',
    warning: 'Something about this file is unusual. You can add an explanation or upload the file as you received it.',
    other:
      'One sign suggests that the file was changed after it was made. Please upload the file exactly as you received it.',
    fraud:
      'Several signs agree that what this file says was changed after it was made. Please upload the file exactly as you received it, or explain the change.',
    merged:
      'This is not an original file: it seems to be put together from several ones. Please upload each as you received it.',
    scan: 'This is not an original file but a scan or photo. Please download the PDF from the issuer and upload that.',
    failed: 'This is not an original file.',
    unknown_paper: 'This is a scan or photo of a paper that we do not know, so we cannot say whether that is enough.',
    inconclusive: 'We could not tell whether the file is the original.',
  },
  R_PDF_INCREMENTAL_UPDATES: {
    title: 'Nothing was added after the file was made',
    passed: 'The file is as it was first saved.',
    harmless:
      'Something was added later, such as a signature, a form entry or a note. The pages say the same as before.',
    redrawn: 'The file was saved again later. The pages say the same as before.',
    failed:
      'The file was changed after it was made: {places, plural, one {one place says} other {# places say}} something else than before. They are marked on the page.',
    page_count: 'Pages were added or removed after the file was made. Please upload the file as you received it.',
    identity: 'The file was saved later under another identity. Please upload the file as you received it.',
    unlisted:
      'Behind the end of the file stands something that the file itself does not list. Please upload the file as you received it.',
    inconclusive: 'The file was saved several times; we could not compare the versions.',
  },
  R_PDF_MODDATE_AFTER_CREATE: {
    title: 'The file was not saved again later',
    passed: 'The file was saved when it was made.',
    failed:
      'The file was saved again {days, plural, one {one day} other {# days}} after it was made. That alone means little.',
    before:
      'The file says that it was changed {days, plural, one {one day} other {# days}} before it was made, which cannot be.',
    inconclusive: 'The file does not say when it was made or changed.',
  },
  R_PDF_DATE_VS_PERIOD: {
    title: 'The file is younger than what it tells',
    passed: 'The file was made after the period that it covers.',
    failed:
      'The file was made on {created}, before the period that it covers was over. Please download it again from the issuer.',
    inconclusive: 'The file does not say when it was made.',
  },
  R_PDF_MALFORMED_DATE: {
    title: 'The dates of the file are in order',
    passed: 'The dates of the file are in order.',
    failed: 'A date inside the file is not written as programs write it. That alone means little.',
    future: 'A date inside the file lies in the future.',
    inconclusive: 'The file carries no dates.',
  },
  R_PDF_SOFTWARE_BLOCKLIST: {
    title: 'The file comes from the issuer’s program',
    passed: 'Nothing speaks against the program that made this file.',
    printer: 'The file was printed to PDF ({program}).',
    scanner: 'The file comes from a scanner ({program}).',
    failed:
      'The file was saved with a program for editing ({program}). Please upload the file as the issuer gave it to you.',
    office:
      'The file was written with an office program ({program}), which issuers rarely do. Please upload the file as the issuer gave it to you.',
    toolbox: 'The file went through a PDF tool ({program}). If you can, upload the file as you received it.',
    unnamed: 'The file does not say which program made it.',
    stripped:
      'The file says neither which program made it nor when, as if that had been removed. Please upload the file as the issuer gave it to you.',
    taken_back:
      'The file went through a PDF tool ({program}) whose name was removed afterwards. Please upload the file as the issuer gave it to you.',
    unknown_paper: 'We do not know this paper, so we cannot say whether the program that made it is the usual one.',
    inconclusive: 'We could not tell which program made this file.',
  },
  R_PDF_PRODUCER_PROFILE: {
    title: 'Papers of one issuer come from one program',
    passed: 'The papers of one issuer were made by one program.',
    failed: 'One paper was made by another program ({program}) than the others of the same issuer ({usual}).',
    unnamed: 'One paper does not say which program made it, although the others of the same issuer do ({usual}).',
    printed: 'One paper was printed or saved with {program} before it was uploaded. That is no problem.',
    undecided:
      'The papers of one issuer name different programs or none, and no single one of them stands out. That alone means nothing.',
    inconclusive: 'There are too few papers of one issuer to compare.',
  },
  R_PDF_XMP_INFO_MISMATCH: {
    title: 'The file agrees with itself about its making',
    passed: 'Both records of how the file was made agree.',
    failed: 'The two records of how the file was made differ. That alone means little.',
    inconclusive: 'The file holds only one record of how it was made.',
  },
  R_PDF_MASK_THEN_TEXT: {
    title: 'Nothing was covered and overwritten',
    passed: 'No text lies under something else.',
    failed:
      'In {places, plural, one {one place} other {# places}} text was covered and something else written on top. The places are marked on the page.',
    covered:
      'In {places, plural, one {one place} other {# places}} figures were covered. Please upload the paper without covering anything.',
    picture:
      'In {places, plural, one {one place} other {# places}} a picture lies over printed words. The places are marked on the page.',
    typed:
      'In {places, plural, one {one place} other {# places}} a figure was typed on top of the scanned page. The places are marked on the page.',
    blackened:
      'In {places, plural, one {one place} other {# places}} something was blackened. That is fine as long as amounts can be read.',
    inconclusive: 'We could not look at how the pages are drawn.',
  },
  R_PDF_OVERLAID_TEXT: {
    title: 'No text lies over other text',
    passed: 'No text lies over other text.',
    failed:
      'In {places, plural, one {one place} other {# places}} two different texts lie over each other. The places are marked on the page.',
    inconclusive: 'We could not look at how the pages are drawn.',
  },
  R_PDF_TOUCHUP_TEXT: {
    title: 'No text was edited',
    passed: 'No marks of an editing program were found.',
    failed:
      'An editing program marked {places, plural, one {one place} other {# places}} as changed. The places are marked on the page.',
    appended:
      '{places, plural, one {One row} other {# rows}} amid the others came onto the page after all the rest. The places are marked.',
    retyped:
      '{places, plural, one {One figure is} other {# figures are}} placed on the page in another way than the figures around. The places are marked. Please upload the file as you received it.',
    inconclusive: 'We could not look at how the pages are drawn.',
  },
  R_PDF_FONT_ANOMALY: {
    title: 'Figures are printed in one font',
    passed: 'The figures are printed like their neighbours.',
    failed:
      '{places, plural, one {One figure is} other {# figures are}} printed in another font than the figures around. The places are marked on the page.',
    inconclusive: 'There are too few figures to compare.',
  },
  R_PDF_ALIGNMENT: {
    title: 'Figures stand in line',
    passed: 'The figures stand in line.',
    failed:
      '{places, plural, one {One figure stands} other {# figures stand}} beside its column or row. The places are marked on the page.',
    inconclusive: 'There are too few figures to compare, or the layout is uneven.',
  },
  R_PDF_HIDDEN_TEXT: {
    title: 'Nothing is hidden on the page',
    passed: 'No hidden figures were found.',
    machine_marks: 'The page carries hidden marks for machines, as many issuers print them.',
    failed:
      'Figures are hidden on the page ({places, plural, one {one place} other {# places}}). The places are marked.',
    lying:
      'The letters of the page show other digits than the file says they are ({places, plural, one {one place} other {# places}}). The places are marked.',
    other_picture:
      'The text stored below the scan says something else than its picture ({places, plural, one {one place} other {# places}}). We went by the picture; the places are marked.',
    misread_layer:
      'The text stored below the scan is not quite what its picture shows, as happens when a scan is read by a program. We went by the picture.',
    unread_layer: 'We could not compare the text stored below the scan with its picture.',
    layer_agrees:
      'The text stored below the scan is what its picture shows ({places, plural, one {one place} other {# places}} compared).',
    layer: 'Part of the page is switched off and not shown. Please upload the file as you received it.',
    inconclusive: 'We could not look at how the pages are drawn.',
  },
  R_PDF_ANNOTATIONS: {
    title: 'Nothing was laid over the paper',
    passed: 'Nothing was laid over the paper.',
    notes:
      'The paper carries {notes, plural, one {one note or marking} other {# notes or markings}}. They cover nothing.',
    failed:
      'Something was laid over printed text ({places, plural, one {one place} other {# places}}). Please upload the paper without it.',
    hidden: 'The file holds hidden notes. Please upload the file as you received it.',
    inconclusive: 'We could not tell whether something was laid over the paper.',
  },
  R_PDF_SIGNATURE: {
    title: 'The digital signature holds',
    passed: 'The file is digitally signed by {signer} and unchanged since.',
    self_signed: 'The file is digitally signed and unchanged since. The signer vouches only for themselves.',
    failed:
      'The digital signature of this file is broken: the file is not what was signed. Please upload the file as you received it.',
    changed: 'The pages were changed after the file was digitally signed. Please upload the signed file.',
    annotated: 'Notes were added after the file was digitally signed. Please upload the signed file without them.',
    filled:
      'The signature allows no change to the file, and yet something was filled in afterwards. Please upload the file as you received it.',
    refilled:
      'A field of the form shows something else than when the file was signed. Please upload the file as you received it.',
    empty:
      'The file says that it is digitally signed, but the signature is empty. Please upload the file as you received it.',
    inconclusive: 'The file is digitally signed; we could not verify the signature.',
  },
  R_PDF_BARCODE_MATCH: {
    title: 'The barcode agrees with the print',
    passed: 'The barcode says what is printed.',
    failed: 'The barcode says something else than what is printed. Please upload the file as you received it.',
    inconclusive: 'The barcode says nothing that could be compared.',
  },
  R_IMG_EXIF_SOFTWARE: {
    title: 'The picture was not edited',
    passed: 'The picture comes straight from a camera or scanner.',
    failed:
      'The picture was saved with a program for editing pictures ({program}). Please upload the picture as it was taken.',
    stripped: 'The picture does not say how it was taken. Messengers remove that; it means nothing by itself.',
    inconclusive: 'We could not tell how the picture was taken.',
  },
  R_IMG_SCREEN_PHOTO: {
    title: 'The paper itself was photographed',
    passed: 'The paper itself was photographed.',
    failed: 'This looks like a photo of a screen. Please upload the file itself, or photograph the paper.',
    inconclusive: 'We could not tell whether the paper itself was photographed.',
  },
  R_IMG_SCREENSHOT: {
    title: 'It is not a screenshot',
    passed: 'It is not a screenshot.',
    failed: 'This is a screenshot. Please upload the file itself, or a photo of the paper.',
    inconclusive: 'We could not tell whether this is a screenshot.',
  },
  R_IMG_ELA_PATCH: {
    title: 'The picture is of one piece',
    passed: 'The picture is of one piece.',
    failed:
      'Part of the picture seems to have been put in later. The place is marked. Please upload the picture as it was taken.',
    cloned: 'Part of the picture occurs twice. The places are marked. Please upload the picture as it was taken.',
    still:
      'Part of the picture lacks the grain that the rest of it has, as if it had been put in later. The place is marked. Please upload the picture as it was taken.',
    crisp:
      'Part of the picture is drawn more sharply than the camera drew the rest, as if it had been put in later. The place is marked. Please upload the picture as it was taken.',
    inconclusive: 'We could not tell whether the picture is of one piece.',
  },
  R_IMG_AI_GENERATED: {
    title: 'The picture is not generated',
    passed: 'The picture names its camera or its origin.',
    failed: 'The picture says about itself that it was generated. Please upload a photo of the real paper.',
    unmarked: 'The picture says nothing about its origin, which is common.',
    inconclusive: 'We could not tell where the picture comes from.',
  },
} as const;
