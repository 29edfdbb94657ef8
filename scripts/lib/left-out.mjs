// What of a package never runs. Licences stay: they must travel with the code.

/** Read by people and by tools that build. */
const NEVER_RUNS = /\.(map|md|markdown|d\.[cm]?ts|ts|tsx|flow|tsbuildinfo)$|^(docs|examples|\.github)\//;
const LICENCE = /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i;

/** Packages that bring more than this system needs, or what we never load: the paths that stay. */
const onlyThese = {
  'onnxruntime-node': (path) => !path.startsWith('bin/') || path.startsWith(nativeFolder),
  'country-flag-icons': (path) => !/^(1x1|react|string|html)\//.test(path),
};

/** Where ONNX Runtime keeps its build for this system. */
const nativeFolder = `bin/napi-v6/${process.platform}/${process.arch}/`;

/** Whether a file of a package belongs into a release for this system. */
export function isShipped(name, path) {
  if (LICENCE.test(path)) return true;
  return !NEVER_RUNS.test(path) && (onlyThese[name]?.(path) ?? true);
}

/** Whether a file is a build for another system, which no tool of ours ever loads. */
export const isForeign = (name, path) => name === 'onnxruntime-node' && !onlyThese[name](path);
