import { type FileFormat, isPicture, isStructured } from '../../evidence/format.ts';
import type { Rule } from '../rule.ts';
import { failed, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

const formats: Readonly<Record<string, FileFormat>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  webp: 'webp',
  tif: 'tiff',
  tiff: 'tiff',
  heic: 'heic',
  heif: 'heic',
  gif: 'gif',
  bmp: 'bmp',
  xml: 'camt',
  sta: 'mt940',
  mt940: 'mt940',
  txt: 'mt940',
  json: 'json',
};

const familyOf = (format: FileFormat): string =>
  isPicture(format) ? 'picture' : isStructured(format) ? 'data' : format;

/** The ending of a signature around a file, which is taken off together with it. */
const ENVELOPE = /(?:\.p7m)+$/i;

/** What stands behind the last dot; `busta 10.2026` ends with a year and says nothing of its kind. */
const endingOf = (fileName: string | null): string | null =>
  /\.(?=\d*[a-z])([a-z0-9]{1,5})$/i.exec((fileName ?? '').replace(ENVELOPE, ''))?.[1]?.toLowerCase() ?? null;

/** A file is what its name says. Phones call every picture `.jpg`, which harms nobody. */
export const fileType: Rule<InspectedPaper, 'R_FILE_TYPE'> = {
  id: 'R_FILE_TYPE',
  chapter: 'file',
  level: 'critical',
  blocking: true,
  reads: [],
  judge: ({ fileName, evidence: { format, problem } }) => {
    const named = endingOf(fileName);
    const meant = named === null ? null : (formats[named] ?? 'unknown');
    const working = [ofFile('format', named, format)];
    if (format === 'unknown' || problem === 'unsupported') return failed(working, { variant: 'unsupported' });
    if (named === null || meant === null || meant === format) return passed(working, { data: { format } });
    const isKin = familyOf(meant) === familyOf(format);
    const data = { named, format };
    return isKin ? passed(working, { data, variant: 'renamed' }) : failed(working, { data });
  },
};
