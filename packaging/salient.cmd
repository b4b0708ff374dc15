@echo off
rem Starts Salient: with the Java runtime beside it if there is one, else with the Java 25 of this computer.
setlocal
set "jar=%~dp0salient.jar"
if not exist "%jar%" set "jar=%~dp0..\lib\salient.jar"
set "java=%~dp0..\runtime\bin\java.exe"
if exist "%java%" goto start
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
"%java%" -version 2>&1 | findstr /r /c:"version .2[5-9]" >nul
if errorlevel 1 (
  echo salient: this needs Java 25. Install it ^(for example Eclipse Temurin 25^), or set JAVA_HOME to it. 1>&2
  exit /b 2
)
:start
"%java%" --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow -XX:+UseSerialGC -jar "%jar%" %*
exit /b %errorlevel%
