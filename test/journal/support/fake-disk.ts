import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import type { FileOperations } from '../../../src/io/files.ts'
import { systemError } from './faults.ts'

interface File {
  now: Buffer
  /** The content that survives a power loss. */
  disk: Buffer
}
type Entry = File | 'folder'
type Names = Map<string, Entry>

/**
 * A disk that can lose power. Content lasts if its file was synced, and a name lasts if its folder was synced. After a
 * power loss everything else is there, missing or incomplete, as `chance` decides. Names change in the order of the calls.
 */
export class FakeDisk implements FileOperations {
  private readonly open_ = new Map<number, { path: string; entry: Entry }>()
  private pending: { folder: string; change(names: Names): void }[] = []
  private lastFd = 100

  constructor(
    private readonly names: Names = new Map([['/', 'folder']]),
    private readonly lasting: Names = new Map(names),
  ) {}

  open(path: string, flags: string): number {
    const entry = this.names.get(path)
    if (flags === 'wx' && entry) throw systemError('EEXIST')
    if ((flags === 'r' || flags === 'r+') && !entry) throw systemError('ENOENT')
    let opened = entry
    if (opened === undefined) {
      this.folderOf(path)
      opened = { now: Buffer.alloc(0), disk: Buffer.alloc(0) }
      const made = opened
      this.changeName(path, (names) => names.set(path, made))
    } else if (flags === 'w' && opened !== 'folder') opened.now = Buffer.alloc(0)
    this.lastFd += 1
    this.open_.set(this.lastFd, { path, entry: opened })
    return this.lastFd
  }

  close(fd: number): void {
    this.open_.delete(fd)
  }

  size(fd: number): number {
    return this.file(fd).now.length
  }

  stamp(fd: number): string {
    return createHash('sha256').update(this.file(fd).now).digest('hex')
  }

  read(fd: number, buffer: Uint8Array, position: number): number {
    return this.file(fd).now.copy(buffer, 0, position)
  }

  write(fd: number, bytes: Uint8Array, position: number): number {
    const file = this.file(fd)
    const grown = Buffer.alloc(Math.max(file.now.length, position + bytes.length))
    file.now.copy(grown)
    grown.set(bytes, position)
    file.now = grown
    return bytes.length
  }

  truncate(fd: number, size: number): void {
    const file = this.file(fd)
    file.now = Buffer.from(file.now.subarray(0, size))
  }

  sync(fd: number): void {
    const { path, entry } = this.opened(fd)
    if (entry === 'folder') {
      for (const { folder, change } of this.pending) if (folder === path) change(this.lasting)
      this.pending = this.pending.filter(({ folder }) => folder !== path)
    } else entry.disk = entry.now
  }

  readFile(path: string): Buffer {
    const entry = this.names.get(path)
    if (entry === undefined || entry === 'folder') throw systemError('ENOENT')
    return Buffer.from(entry.now)
  }

  list(folder: string): string[] {
    if (this.names.get(folder) !== 'folder') throw systemError('ENOENT')
    return [...this.names.keys()].flatMap((path) =>
      dirname(path) === folder && path !== folder ? [path.slice(folder.length + 1)] : [],
    )
  }

  makeFolder(path: string): void {
    if (this.names.has(path)) throw systemError('EEXIST')
    this.folderOf(path)
    this.changeName(path, (names) => names.set(path, 'folder'))
  }

  rename(from: string, to: string): void {
    const entry = this.mustHave(from)
    this.changeName(to, (names) => {
      names.set(to, entry)
      names.delete(from)
    })
  }

  link(from: string, to: string): void {
    const entry = this.mustHave(from)
    if (this.names.has(to)) throw systemError('EEXIST')
    this.changeName(to, (names) => names.set(to, entry))
  }

  remove(path: string): void {
    this.mustHave(path)
    this.changeName(path, (names) => names.delete(path))
  }

  /** The disk after the process was killed: nothing is lost but what it had open. */
  afterKill(): FakeDisk {
    return FakeDisk.of(this.names, (file) => file.now)
  }

  /** The disk after a loss of power. */
  afterPowerLoss(chance: () => number): FakeDisk {
    const names = new Map(this.lasting)
    const kept = Math.floor(chance() * (this.pending.length + 1))
    for (const { change } of this.pending.slice(0, kept)) change(names)
    return FakeDisk.of(names, (file) => (file.now.equals(file.disk) ? file.disk : partOf(file, chance)))
  }

  private static of(names: Names, content: (file: File) => Buffer): FakeDisk {
    const copies = new Map<File, File>()
    const copy = (file: File) => {
      const bytes = Buffer.from(content(file))
      const made = copies.get(file) ?? { now: bytes, disk: bytes }
      copies.set(file, made)
      return made
    }
    return new FakeDisk(
      new Map([...names].map(([path, entry]) => [path, entry === 'folder' ? entry : copy(entry)])),
    )
  }

  private changeName(path: string, change: (names: Names) => void): void {
    change(this.names)
    this.pending.push({ folder: dirname(path), change })
  }

  private folderOf(path: string): void {
    if (this.names.get(dirname(path)) !== 'folder') throw systemError('ENOENT')
  }

  private mustHave(path: string): Entry {
    const entry = this.names.get(path)
    if (entry === undefined) throw systemError('ENOENT')
    return entry
  }

  private opened(fd: number): { path: string; entry: Entry } {
    const opened = this.open_.get(fd)
    if (!opened) throw systemError('EBADF')
    return opened
  }

  private file(fd: number): File {
    const { entry } = this.opened(fd)
    if (entry === 'folder') throw systemError('EISDIR')
    return entry
  }
}

const BLOCK = 64

/** Old, new, shorter, or as long as the new with blocks that read as zeros. */
function partOf(file: File, chance: () => number): Buffer {
  const kind = Math.floor(chance() * 4)
  if (kind === 0) return file.disk
  if (kind === 1) return file.now
  if (kind === 2) {
    // An unfinished append does not remove the content before it.
    const safe = commonLength(file.now, file.disk)
    return file.now.subarray(0, safe + Math.floor(chance() * (file.now.length - safe + 1)))
  }
  const mixed = Buffer.from(file.now)
  for (let at = 0; at < mixed.length; at += BLOCK) {
    const block = mixed.subarray(at, at + BLOCK)
    if (file.disk.subarray(at, at + BLOCK).equals(block)) continue
    if (chance() < 0.5) {
      // The old content of this block, then zeros.
      const before = file.disk.subarray(at, at + BLOCK)
      block.fill(0)
      before.copy(block)
    }
  }
  return mixed
}

function commonLength(a: Buffer, b: Buffer): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}
