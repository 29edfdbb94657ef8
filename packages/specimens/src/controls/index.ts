import type { Specimen } from '../truth.ts';
import { archiveConverted } from './archive-converted.ts';
import { archived } from './archived.ts';
import { browserPrint } from './browser-print.ts';
import {
  appPhoto,
  blackAndWhitePhoto,
  dimPhoto,
  evenedPhoto,
  screenPhoto,
  smoothedPhoto,
  tiltedPhoto,
} from './camera-photo.ts';
import type { Control } from './control.ts';
import { certifiedThenFilled, countersigned } from './countersigned.ts';
import { decrypted } from './decrypted.ts';
import { distilled } from './distilled.ts';
import { doubleEnded } from './double-ended.ts';
import { formFilled } from './form-filled.ts';
import {
  croppedPhoto,
  grayCopy,
  savedAgainPhoto,
  sharpenedPhoto,
  shrunkPhoto,
  straightenedPhoto,
} from './gallery-photo.ts';
import { highlighted } from './highlighted.ts';
import { intakeStamp } from './intake-stamp.ts';
import { linearised } from './linearised.ts';
import { markedCopy } from './marked-copy.ts';
import { markedThrough } from './marked-through.ts';
import { optimised } from './optimised.ts';
import { forwardedPhoto, messengerPhoto, phonePhoto, turnedPhoto } from './phone-photo.ts';
import { portalPrint } from './portal-print.ts';
import { redactedByOwner } from './redacted-by-owner.ts';
import { redownloaded } from './redownloaded.ts';
import { reimported } from './reimported.ts';
import { renamed } from './renamed.ts';
import { reprintedLater } from './reprinted-later.ts';
import { resavedUnchanged } from './resaved-unchanged.ts';
import { savedByReader } from './saved-by-reader.ts';
import { scanned } from './scanned.ts';
import { scannedWithText } from './scanned-with-text.ts';
import { appScan, enhancedScan, flatbedScan, shrunkScan, turnedScan } from './scans.ts';
import { signed } from './signed.ts';
import { signedByHand } from './signed-by-hand.ts';
import { viewerPhoto } from './viewer-photo.ts';

/** Honest treatments that a detector must not take for tampering. */
export const controls: readonly Control[] = [
  linearised,
  reprintedLater,
  redownloaded,
  signed,
  countersigned,
  certifiedThenFilled,
  doubleEnded,
  decrypted,
  distilled,
  markedCopy,
  markedThrough,
  signedByHand,
  optimised,
  archived,
  archiveConverted,
  intakeStamp,
  formFilled,
  highlighted,
  redactedByOwner,
  resavedUnchanged,
  savedByReader,
  reimported,
  renamed,
  browserPrint,
  portalPrint,
  scanned,
  scannedWithText,
  appScan,
  shrunkScan,
  turnedScan,
  flatbedScan,
  enhancedScan,
  phonePhoto,
  messengerPhoto,
  turnedPhoto,
  forwardedPhoto,
  croppedPhoto,
  straightenedPhoto,
  sharpenedPhoto,
  shrunkPhoto,
  grayCopy,
  savedAgainPhoto,
  evenedPhoto,
  dimPhoto,
  smoothedPhoto,
  appPhoto,
  blackAndWhitePhoto,
  tiltedPhoto,
  screenPhoto,
  viewerPhoto,
];

export const controlsFor = (specimen: Specimen): Control[] =>
  controls.filter(({ kinds }) => kinds.includes(specimen.truth.kind));
