import { imageAiGenerated } from './ai-generated.ts';
import { imageElaPatch } from './ela-patch.ts';
import { imageExifSoftware } from './exif-software.ts';
import { imageScreenPhoto } from './screen-photo.ts';
import { imageScreenshot } from './screenshot.ts';

export const imageRules = [
  imageExifSoftware,
  imageScreenPhoto,
  imageScreenshot,
  imageElaPatch,
  imageAiGenerated,
] as const;
