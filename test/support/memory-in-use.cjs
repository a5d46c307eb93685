// Loaded into a process before its program: answers each message with the memory that is in use after a collection.
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')

process.on('message', async () => {
  // What one collection finds unused may have held more, which its finalizers release.
  for (let turn = 0; turn < 4; turn += 1) {
    collect()
    await new Promise((done) => setTimeout(done, 50))
  }
  const { heapUsed, external } = process.memoryUsage()
  process.send(heapUsed + external)
})
// It keeps no process alive.
process.channel?.unref()
