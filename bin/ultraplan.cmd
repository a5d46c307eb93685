@echo off
rem The command line of ultraplan for Windows without a POSIX shell around it.
setlocal
set "NODE_OPTIONS="
set "NODE_PATH="
node "%~dp0..\dist\cli.cjs" %*
exit /b %ERRORLEVEL%
