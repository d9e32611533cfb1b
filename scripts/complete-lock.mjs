/**
 * Names every platform's binaries in package-lock.json: `node scripts/complete-lock.mjs` after each `npm install`.
 *
 * A registry that carries only some platforms leaves the others out of the lock file, and `npm ci` then refuses it
 * everywhere. An entry with the version and the platform is enough: npm skips what does not fit the machine and asks
 * the registry for the rest. What is fetched is checked only against a checksum that stands in the file, so those are
 * asked for as well, and an entry goes without only as long as the registry does not carry its package.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'netbsd',
  'openbsd',
  'aix',
  'sunos',
];
const processors = [
  'arm64',
  'x64',
  'ia32',
  'arm',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The platform that a package of binaries is for, as its name says it. */
const platformOf = (name) => {
  const words = name.split(/[/-]/);
  const cpu = processors.filter((one) => words.includes(one));
  const os = systems.filter((one) => words.includes(one));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.includes('gnu')
      ? ['glibc']
      : [];
  return {
    ...(cpu.length ? { cpu } : {}),
    ...(libc.length ? { libc } : {}),
    ...(os.length ? { os } : {}),
  };
};

let added = 0;
for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[path] = {
      version,
      ...platformOf(name),
      ...(owner.dev ? { dev: true } : {}),
      optional: true,
    };
    added++;
  }
}
/** The checksum that the registry names; undefined where it does not carry the package. */
const integrityOf = (path, version) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-\S+$/m.exec(stdout)?.[0];
};

let without = 0;
// A registry carries the binaries of a package for a platform or not at all: one that is missing stands for its family.
const missing = new Set();
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link || entry.integrity) continue;
  const family = `${path.split('/').slice(0, 2).join('/')} ${entry.version}`;
  const integrity = missing.has(family) ? undefined : integrityOf(path, entry.version);
  if (integrity) entry.integrity = integrity;
  else {
    missing.add(family);
    without++;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional packages added, ${without} without a checksum`);
