// src/main/worker.ts
process.exitCode = 0;
