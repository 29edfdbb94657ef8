import { isPicture } from '../../evidence/format.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

/** A photo names its camera. Messengers strip that from every photo, so its absence says nothing; an editor's name does. */
export const imageExifSoftware: Rule<InspectedPaper, 'R_IMG_EXIF_SOFTWARE'> = {
  id: 'R_IMG_EXIF_SOFTWARE',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ evidence: { format, picture }, traces }) => {
    if (!isPicture(format) || !picture) return null;
    const marks = traces?.picture?.marks;
    if (!marks) return inconclusive();
    const working = [ofFile('program', picture.camera, marks.editor ?? picture.software)];
    if (marks.editor) return failed(working, { data: { program: marks.editor } });
    return picture.camera === null && picture.software === null
      ? inconclusive([], { variant: 'stripped' })
      : passed(working);
  },
};
