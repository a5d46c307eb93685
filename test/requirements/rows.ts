/** What the five documents ask for, row by row, in a few words each. */
const TEXT = `
S0 Verification layers
01 the layers run after TASK_COMPLETE and before the next task
02 all layers pass before the state moves
03 state: task index, total, both iterations, start of a parallel group
04 the five phrases of contradiction
05 a phrase beside TASK_COMPLETE is refused
06 the sentence that logs a contradiction
07 a contradiction counts an iteration and is retried
08 TASK_COMPLETE has to be there, in words
09 implied or partial completion is no signal
10 silence is no signal
11 no signal: no advance
12 no signal: counted and retried
13 a spec-reviewer reads the work against the spec
14 review at a phase boundary
15 review at every fifth task
16 review at the last task
17 no review otherwise
18 a skipped review is logged with the next index
19 the review loop: 1 to 3
20 changed files: the task's Files and the diff
21 design and requirements are read in every round
22 the reviewer is started with the Agent tool
23 only the last line is the signal
24 REVIEW_PASS is logged and goes on
25 REVIEW_FAIL is logged, its feedback extracted
26 code-level or spec-level is decided
27 code-level: a fix task after the current one
28 after the fix the review runs again, counted up
29 spec-level: suggestions in .progress.md
30 spec-level: no further round
31 third failure: logged with the warning
32 third failure: the run goes on
33 no signal passes, permissively
34 no signal is logged as such
35 the agent is called spec-reviewer
36 the three opening lines of its prompt
37 the whole task block
38 the changed files
39 design and requirements in full
40 prior findings from the second round on
41 the execution rubric
42 structured findings and a signal
43 feedback with file names and lines
44 fix tasks follow one pattern
45 first line of a fix task
46 its Do with three steps
47 its Files: those of the original
48 its Done when
49 its Verify: that of the original
50 its Commit
51 every iteration leaves a heading in .progress.md
52 with its status
53 with two or three findings
54 with the action taken
55 a batch has the index of its first task
56 a batch has the files of all
57 a batch has the blocks of all
58 a failing fix is tried once more, then the original stays
59 an invalid iteration is 1
60 spec files are committed
61 as many boxes as tasks done
62 executor's prompt: run the verify
63 executor's prompt: check Done when
64 executor's prompt: commit, spec files too
65 executor's prompt: tick the task
66 the stop hook refuses a contradiction
67 the stop hook refuses uncommitted spec files
68 the stop hook looks at the box
69 the stop hook wants TASK_COMPLETE
70 a false completion is sent back with what failed

S1 Verification gate protocol
01 nothing unverified is approved
02 verify commands are run, never assumed
03 results are kept with evidence
04 the architect reviews independently
05 nothing dependent starts on a failed task
06 done needs executor, verify and architect
07 executor, verify, architect, in this order
08 EXECUTING
09 VERIFYING
10 REVIEWING
11 APPROVED: state and commit
12 FAILED: retried with feedback
13 BLOCKED: the blocker is analysed
14 result: status
15 result: task_name
16 result: files_modified
17 result: verification
18 result: done_criteria_met
19 result: evidence and error
20 success goes to the verify
21 failure fails the gate
22 blocked blocks the gate
23 the plan's command is the truth
24 the executor ran it and says how it ended
25 exit 0 passes, all else fails
26 command, output, exit code and time are kept
27 the command wins over the claim
28 the architect is an agent on Opus
29 it gets the task
30 it gets the executor's result
31 it gets the verify output
32 asks whether the files match
33 asks whether the action was carried out
34 asks whether the output shows success
35 asks for evidence of every criterion
36 asks for side effects
37 verdict: APPROVED or REJECTED, task
38 verdict: confidence
39 verdict: findings and concerns
40 verdict: recommendation
41 a pass needs status success
42 a pass needs a verify command
43 a pass needs APPROVED
44 a pass needs criteria met, with evidence
45 the executor's evidence is kept
46 the architect's evidence is kept
47 a strong pass is unflagged
48 a weak pass is flagged
49 tests pass, architect rejects: failed
50 no approval without verify evidence
51 EXECUTION_FAILURE
52 VERIFY_FAILURE
53 ARCHITECT_REJECTION
54 BLOCKED as a failure
55 TIMEOUT
56 MALFORMED
57 error extracted, fix recommended
58 retry prompt after an execution failure
59 specific failures are read from the output
60 retry prompt after a verify failure
61 a rejection carries feedback though tests pass
62 retry prompt after a rejection
63 the blocking task is found
64 pending blocker: queued first
65 approved blocker: inconsistency reported
66 limit of an executor
67 limit of a verify
68 limit of an architect
69 overrun: TIMEOUT, partial progress logged
70 overrun: retry longer, intervene, skip
71 what makes a result malformed
72 two retries: execution
73 two retries: verify
74 one retry: architect
75 one retry after 30 s: timeout
76 two retries: malformed
77 three failures: pause
78 two rejections in a row: ask
79 two timeouts: skip or investigate
80 three failed tasks in a wave: halt
81 level 1: retry with feedback
82 level 2: summary and options
83 level 3: stop and keep the state
84 level 3: only a person continues
85 only a person skips the gate
86 the skip command
87 skip: service down is allowed
88 skip: time pressure at the user's risk
89 skip: known false negative is allowed
90 skip: too slow is refused
91 skip: looks good is refused
92 the reason is logged
93 who skipped is recorded
94 marked unverified
95 no commit for skipped work
96 the entry of a skip in STATE.md
97 the force command
98 force bypasses all checks
99 force asks for OVERRIDE
100 force leaves an audit trail
101 marked forced
102 warned of in the summary
103 strongly recommended against
104 STATE.md: current task
105 STATE.md: gate_status
106 STATE.md: gate_step
107 STATE.md: executor_status
108 STATE.md: verify_status
109 STATE.md: architect_status
110 STATE.md: times
111 STATE.md: attempt of max_attempts
112 STATE.md: previous failures
113 heading and last line of the status bar
114 the bar of eight cells
115 one line per step
116 the order of states
117 failed and rejected go back to executing
118 gate_stats
119 pass_rate
120 avg_attempts
121 current_gate
122 recent_failures
123 plan, queue, executor, gate, state, commit
124 the orchestrator invokes the gate
125 STATE.md has the gate status
126 typical times
127 a gate takes at most 30 minutes
128 good verify commands are not flagged
129 echo is flagged
130 a bare test run is flagged
131 cat is flagged
132 measurable criteria are not flagged
133 vague criteria are flagged
134 asks whether the output matches the claims
135 asks whether it is safe to commit
136 flaky is no ground to skip
137 flaky: run twice
138 flakiness is logged
139 gate result: task and executor
140 gate result: verify
141 gate result: architect
142 gate result: outcome
143 gate result: duration and time
144 gate result: commit and state

S2 Two-layer pipeline
01 gates catch most violations at little cost
02 layer 1 before layer 2
03 failures are graded
04 a reviewer only after layer 1
05 the reviewer uses the evidence
06 docs: layers, gates, failures, tiers
07 each check documents rule, message and section
08 the template of retry feedback
09 no packet: nothing changes
10 cross-references instead of copies
11 PASS, ORANGE, RED
12 each colour has its escalation
13 decisions are logged with time, agent and evidence
14 the origin's own constraint on its file
15 1a delimiters
16 1b YAML
17 1c required fields
18 1d parts of an assertion
19 1e keywords
20 1f vague terms
21 1g seven assertions
22 1g seven tasks
23 a negative for every positive
24 2a every assertion has a result
25 2b PASS or FAIL
26 2c file and line
27 2d expected and actual
28 3a nothing outside of the scope
29 3b untouched files warn
30 sent back with gate, check, message, guidance
31 gates in order
32 one retry
33 all gates again after it
34 then BLOCKED, and a person is told
35 counted apart from review cycles
36 at most three review cycles
37 six states
38 DRAFT to LINT_PASS
39 RATIFIED, then EXECUTING
40 VERIFIED needs every assertion
41 VERIFIED to GRADUATED
42 the older lifecycle stays
43 TRIVIAL: no gates
44 TRIVIAL shows SKIPPED
45 SIMPLE: reviewer optional
46 MODERATE: reviewer required
47 COMPLEX: reviewer required
48 checks are specific
49 messages are actionable
50 layer 1 is automatic
51 layer 2 is an agent's
52 short texts
53 no change of CLAUDE.md
54 the executor is told how to report assertions

S3 Three tiers
01 no model checks its own work
02 three tiers of rising cost
03 tier 1 needs no model
04 output exists
05 SQL parses
06 expected file types
07 type checks pass
08 return code 0
09 tier 2: one call
10 tier 2: another model
11 tier 2: fresh context
12 tier 2: output and criteria
13 tier 2: retry with its feedback
14 tier 3: opt-in
15 tier 3: independent runs
16 tier 3: majority passes
17 tier 3: divergence goes to a person
18 tier 3: many cheap looks
19 the parameters of verify
20 tier 1 always runs
21 the first failing tier ends it
22 tiers can be switched off
23 pass goes on, failure is retried
24 tool calls succeeded
25 expected outputs exist
26 changed files are not empty
27 syntax by extension
28 Python
29 JSON
30 YAML
31 all checks must pass
32 feedback from failed checks
33 the verifier's model
34 the four parts of its prompt
35 the sentence for no criteria
36 only a JSON object
37 missing confidence: 0.5
38 llm_assessment
39 vote count
40 votes in parallel
41 strict majority
42 confidence is the share
43 the sentence of the vote
44 the feedback without a majority
45 Check
46 VerificationResult
47 confidence gates for people
48 retries are counted
49 the sentence for the next attempt
50 failure leads to another execution
51 structured feedback
52 tier per task and globally
53 results are stored

S4 Three levels
01 completed after three levels
02 a blocking failure re-queues
03 something was produced
04 typecheck
05 lint
06 exports exist
07 variables are set
08 endpoints answer
09 blocking criteria exit 0
10 other criteria do not block
11 commands are run and reported
12 the verification route
13 its bearer token
14 its content type
15 body: level
16 body: passed
17 body: failedChecks
18 body: summary
19 body: attemptNumber
20 answer: completed
21 answer: requeued
22 answer: escalated
23 fewer than three attempts re-queue
24 the block's opening
25 one line per failed check
26 names and details
27 the block's end
28 appended to the prompt
29 status back to pending
30 claim fields cleared
31 attempt counted up
32 third failure: failed
33 its error is stored
34 webhook task_escalated
35 Needs Human Review
36 a person resets to pending
37 checkSyntactic
38 checkContract
39 buildRequeuePrompt
40 the integration contract
41 a companion security task
42 it runs levels 2 and 3
43 no secrets in logs
44 SQL injection
45 IDOR
46 auth before data
47 uploads validated
`

export interface Row {
  id: string
  document: string
  asks: string
}

export const ROWS: readonly Row[] = TEXT.trim()
  .split('\n\n')
  .flatMap((part) => {
    const [head = '', ...lines] = part.split('\n')
    const [letter = '', ...title] = head.split(' ')
    return lines.map((line) => {
      const [number = '', ...words] = line.split(' ')
      return { id: `${letter}-${number}`, document: title.join(' '), asks: words.join(' ') }
    })
  })
