// Set-up of the unit tests. With extra certificates, as on some machines behind a proxy, every node starts three times as
// slowly; and what tests write to the temporary folder goes where the run removes it.
// Times are shown in the time zone of the reader.
process.env.TZ = 'UTC'
delete process.env.NODE_EXTRA_CA_CERTS
if (process.env.ULTRAPLAN_TESTS_FOLDER) process.env.TMPDIR = process.env.ULTRAPLAN_TESTS_FOLDER
