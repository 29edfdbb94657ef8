import { appended, streamOf } from '../../../../file-bytes/testing/written-pdf.ts';
import { pageWith, statement, statementWith, type WorldFile } from './statement.ts';

const catalogue = (more: string): string => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;

/** Files that do something by themselves. */
export const activeFiles: readonly WorldFile[] = [
  {
    what: 'a script on opening',
    make: () => statementWith({ 1: catalogue('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>') }),
  },
  {
    what: 'a program started on opening',
    make: () => statementWith({ 1: catalogue('/OpenAction << /S /Launch /F (x.exe) >>') }),
  },
  {
    what: 'a script appended later',
    make: () => appended(statement, { 1: catalogue('/AA << /WC << /S /JavaScript /JS (1) >> >>') }),
  },
  {
    what: 'a script on leaving a page',
    make: () => statementWith({ 4: pageWith('/AA << /C << /S /JavaScript /JS (1) >> >>') }),
  },
];

const file = {
  97: streamOf('<Invoice/>', '/Type /EmbeddedFile /Subtype /text#2Fxml '),
  98: '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /AFRelationship /Data /EF << /F 97 0 R >> >>',
};

/** Files that carry something in good faith. */
export const carryingFiles: readonly WorldFile[] = [
  {
    what: 'an invoice for machines',
    make: () =>
      statementWith({
        1: catalogue('/AF [98 0 R] /Names << /EmbeddedFiles << /Names [(factur-x.xml) 98 0 R] >> >>'),
        ...file,
      }),
  },
  { what: 'a page to begin at', make: () => statementWith({ 1: catalogue('/OpenAction [4 0 R /Fit]') }) },
  {
    what: 'a link to the bank',
    make: () =>
      statementWith({
        4: pageWith('/Annots [80 0 R]'),
        80: '<< /Type /Annot /Subtype /Link /Rect [50 20 200 32] /A << /S /URI /URI (https://example.org) >> >>',
      }),
  },
];
