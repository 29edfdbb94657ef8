// Finds a Chromium for tests, benchmarks and screens: one that is there, else one from npm, else one from the system's packages.
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toolRequire } from './tool.mjs';

/** The same engine without windows, menus and their own pages: tests take less than half the time in it. */
const SHELL_PATH = '/usr/bin/chromium-headless-shell';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Where Playwright keeps the browsers that it has downloaded. */
const CACHES = ['.cache/ms-playwright', 'Library/Caches/ms-playwright'];
const INSIDE_CACHE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-headless-shell-linux64/chrome-headless-shell',
];

export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fromEnvironment(env) {
  const path = env.CHROMIUM_PATH;
  if (!path) return null;
  if (!isProgram(path)) throw new Error(`CHROMIUM_PATH names ${path}, which is not a program that can be started.`);
  return path;
}

function fromPlaywrightCache(env) {
  const folders = [env.PLAYWRIGHT_BROWSERS_PATH, ...CACHES.map((path) => join(homedir(), path))];
  return (
    folders
      .filter((folder) => folder && existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => name.startsWith('chromium'))
          .sort()
          .reverse()
          .map((name) => join(folder, name)),
      )
      .flatMap((browser) => INSIDE_CACHE.map((path) => join(browser, path)))
      .find(isProgram) ?? null
  );
}

async function fromNpm(env) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // Makes the package unpack the libraries that a bare machine lacks.
  env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    const entry = toolRequire('browser').resolve('@sparticuz/chromium');
    const { default: chromium } = await import(pathToFileURL(entry).href);
    const path = await chromium.executablePath();
    execFileSync(path, ['--headless', '--no-sandbox', '--version'], { stdio: 'ignore', timeout: 20_000 });
    return path;
  } catch {
    return null;
  }
}

function fromSystemPackages(name, paths) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  // Another installation that is under way is waited for; a new machine's lists of packages are empty or old.
  const apt = (...words) =>
    execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...words], { stdio: 'ignore', timeout: 300_000 });
  try {
    try {
      apt('install', '-y', name);
    } catch {
      apt('update');
      apt('install', '-y', name);
    }
  } catch {
    return null;
  }
  return paths.find(isProgram) ?? null;
}

const shell = () => (isProgram(SHELL_PATH) ? SHELL_PATH : fromSystemPackages('chromium-headless-shell', [SHELL_PATH]));

export async function findBrowser({ whole = false, env = process.env } = {}) {
  const found =
    fromEnvironment(env) ??
    (whole ? null : shell()) ??
    SYSTEM_PATHS.find(isProgram) ??
    fromPlaywrightCache(env) ??
    (await fromNpm(env)) ??
    fromSystemPackages('chromium', SYSTEM_PATHS);
  if (found) return found;
  throw new Error('No Chromium was found. Install chromium or google-chrome, or set CHROMIUM_PATH to its program.');
}
