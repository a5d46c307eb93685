/** Long work that outlives a hook: baselines and proofs. */
process.exitCode = 0
