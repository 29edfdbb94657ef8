/** What a picture tells about itself, besides its pixels. */
export interface PictureFacts {
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** EXIF orientation, 1 to 8; 1 is upright. */
  readonly orientation: number;
  /** Programs and cameras that it names, as written. */
  readonly software: string | null;
  readonly camera: string | null;
  readonly taken: string | null;
}
