/** What a picture's own metadata says about how it came to be. */
export interface PictureMarks {
  /** Signs of generated content, by their short names. */
  readonly generated: readonly string[];
  /** Whether it carries signed provenance, which cameras write too. */
  readonly hasProvenance: boolean;
  readonly editor: string | null;
  readonly saysScreenshot: boolean;
}

const generators: readonly (readonly [string, RegExp])[] = [
  ['trained_media', /(?:composite(?:With|Synthetic)|t)rainedAlgorithmicMedia|algorithmicMedia\b/i],
  ['stable_diffusion', /\bSteps: \d+, Sampler: |\bsd-metadata\b|\bDream\b.{0,20}Steps/],
  ['workflow', /"class_type"\s*:\s*"KSampler|tEXt prompt\0\{/],
  [
    'named_generator',
    /\b(?:DALL[-·]?E|Midjourney|NovelAI|Adobe Firefly|Stable Diffusion|ComfyUI|Imagen|Made with Google AI|gpt-image)\b/i,
  ],
];

const editors =
  /\b(Adobe Photoshop[^<"\0\n]{0,20}|GIMP[^<"\0\n]{0,12}|Pixelmator[^<"\0\n]{0,10}|Affinity Photo[^<"\0\n]{0,8}|Paint\.NET[^<"\0\n]{0,10}|PhotoScape[^<"\0\n]{0,8}|Snapseed[^<"\0\n]{0,8}|PicsArt[^<"\0\n]{0,8}|Canva|Figma|Photopea|Inkscape[^<"\0\n]{0,8}|Adobe Illustrator[^<"\0\n]{0,10}|CorelDRAW[^<"\0\n]{0,8})/i;

/** Programs are looked for where programs name themselves: a city or a street may be called the same. */
const toolNames = /(?:CreatorTool|softwareAgent|Software|ProcessingSoftware)[\s\S]{0,4}[^<"]{0,80}/g;

export function pictureMarks(metadata: string, software: string | null): PictureMarks {
  const named = [software ?? '', ...[...metadata.matchAll(toolNames)].map((match) => match[0])].join('\n');
  return {
    generated: generators.filter(([, pattern]) => pattern.test(metadata)).map(([name]) => name),
    hasProvenance: /\bc2pa\b/.test(metadata) && /jumb|caBX/.test(metadata),
    editor: editors.exec(named)?.[1]?.trim() ?? null,
    saysScreenshot: /\bScreenshot\b/i.test(metadata),
  };
}
