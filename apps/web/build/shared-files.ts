/** What the bundler knows of a module: who names it at the top of a file, and who fetches it when it is wanted. */
interface KnownModule {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

interface Bundler {
  getModuleInfo(id: string): KnownModule | null;
}

const QUESTIONS = /[\\/]src[\\/](?:app[\\/]asking-flow|steps[\\/]occupation[\\/]start-questions)\.tsx$/;
const PAGES = /[\\/]src[\\/]app[\\/]other-pages\.tsx$/;
/** A step of the form that is fetched when somebody comes to it. */
const STEP = /[\\/]src[\\/]steps[\\/].+\.screen\.tsx$/;
/** What two steps share keeps a file of its own; what more of them need, somebody on the way needs sooner or later. */
const MANY_STEPS = 3;

const stepsIn = (roots: readonly string[]): number => roots.filter((root) => STEP.test(root)).length;

/** Files that several pages share, the one that is wanted first before the others: it takes along what it needs. */
const files: Record<string, (roots: readonly string[]) => boolean> = {
  questions: (roots) => roots.length > 1 && roots.some((root) => QUESTIONS.test(root)),
  pages: (roots) => roots.length > 1 && roots.some((root) => PAGES.test(root)),
  'steps-and-pages': (roots) => stepsIn(roots) >= MANY_STEPS && stepsIn(roots) < roots.length,
  steps: (roots) => stepsIn(roots) >= MANY_STEPS,
};

/** The modules, fetched one by one, that cannot do without this one. */
function rootsOf(id: string, bundler: Bundler): string[] {
  const seen = new Set<string>();
  const open = [id];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(bundler.getModuleInfo(at)?.importers ?? []));
  }
  return [...seen].filter((one) => {
    const info = bundler.getModuleInfo(one);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/**
 * Left alone, the bundler makes a file for every set of pages that share something, and a step of the form comes in
 * over a hundred pieces, most of them smaller than the request for them.
 */
export const sharedFiles = () => [
  { name: 'start', tags: ['$initial' as const], priority: Object.keys(files).length + 1 },
  ...Object.entries(files).map(([name, holds], place) => ({
    name: (id: string, bundler: Bundler) => (holds(rootsOf(id, bundler)) ? name : null),
    debugName: name,
    priority: Object.keys(files).length - place,
  })),
];
