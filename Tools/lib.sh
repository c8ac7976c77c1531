# The common parts of the scripts beside this file. Source this file; it changes to the top of the project.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\n== %s\n' "$*"; }
fail() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Makes what `swift test --verbose` prints readable: a line for each test, and one for each rule that an adapter keeps.
readable() {
  sed -u -E \
    -e '0,/Test run started/d' \
    -e '/^(✔|✘)/!d' \
    -e 's/^([^ ]+ )Test case passing 1 argument rule → (.*) \(DomainContracts.ContractRule\) to "([^"]*)".* (passed|failed) after.*/\1\3: \2/' \
    -e '/^[^ ]+ Test case passing .* passed after/d' \
    -e "s/ \(aka '.*'\)//"
}

# Runs apt-get as root where that is possible without asking for a password.
install_packages() {
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
  fi
  command -v apt-get >/dev/null || return 1
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq "$@" >/dev/null
}

check_format() {
  say "Format"
  swift format lint --strict --parallel --recursive Package.swift Modules Apps Tests Tools
}

# SwiftPM passes the traits of a package as flags in the order of a set. With a new order in each process, a build compiles
# again what the last one did, and the packages of the gate share nothing. Tests keep their random hashes.
swift() {
  if [ "$1" = build ]; then SWIFT_DETERMINISTIC_HASHING=1 command swift "$@"; else command swift "$@"; fi
}

# The build that the gate tests: optimised, as users run it, and with what tests import. The folder is its own, because other
# release builds have other flags. Nobody reads line tables of a gate.
gate_options=(-c release -Xswiftc -enable-testing -debug-info-format none --scratch-path .build/tests)
gate_build() { swift build "${gate_options[@]}" "$@"; }

need_swift() {
  command -v swift >/dev/null || fail "Swift is missing; install Swift 6.3 or newer from swift.org"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  [ "$(printf '%s\n6.3\n' "$version" | sort -V | head -n 1)" = 6.3 ] ||
    fail "Swift $version is too old; install Swift 6.3 or newer from swift.org"
}

need_sqlite() {
  printf '#include <sqlite3.h>\n' | cc -E - >/dev/null 2>&1 && return
  say "Installing the SQLite headers"
  install_packages libsqlite3-dev ||
    fail "the SQLite headers are missing; install them (Debian, Ubuntu: apt-get install libsqlite3-dev)"
}

# libpq and PostgreSQL for the store postgres:. False where they are missing and nothing may be missing but this (CI=true).
need_postgresql() {
  if pkg-config --exists libpq 2>/dev/null && (PATH=$PATH:$(printf '%s:' /usr/lib/postgresql/*/bin) command -v initdb >/dev/null)
  then return; fi
  say "Installing PostgreSQL and libpq"
  install_packages libpq-dev pkg-config postgresql && return
  [ "${CI:-}" != true ] || fail "PostgreSQL or libpq is missing; install them (Debian: apt-get install libpq-dev pkg-config postgresql)"
  return 1
}

# Prints the path of a Chromium for the browser tests.
#
# The headless shell comes first, as with Playwright's own browsers: the whole browser is slower and sometimes never ends a
# context.
find_chromium() {
  local name
  for name in "${CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name"; then return 0; fi
  done
  return 1
}

need_chromium() {
  { [ -n "${CHROMIUM:-}" ] || command -v chromium-headless-shell; } >/dev/null && return
  say "Installing Chromium's headless shell for the browser tests"
  install_packages chromium-headless-shell && return
  { find_chromium >/dev/null || install_packages chromium; } ||
    fail "Chromium is missing; install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM"
}

# zbarimg reads the QR codes that the tests draw.
need_zbar() {
  command -v zbarimg >/dev/null && return
  say "Installing zbarimg for the tests of QR codes"
  install_packages zbar-tools || fail "zbarimg is missing; install it (Debian: apt-get install zbar-tools)"
}

# pdftoppm draws the pages that the tests print, so that zbarimg reads the QR codes on them.
need_poppler() {
  command -v pdftoppm >/dev/null && return
  say "Installing pdftoppm for the tests of printed QR codes"
  install_packages poppler-utils || fail "pdftoppm is missing; install it (Debian: apt-get install poppler-utils)"
}

# certutil makes the browser of a test trust a server's own authority.
need_certutil() {
  command -v certutil >/dev/null && return
  say "Installing certutil for the browser tests"
  install_packages libnss3-tools || fail "certutil is missing; install it (Debian: apt-get install libnss3-tools)"
}

# Installs a package from PyPI into a folder of its own: need_python_package FOLDER MODULE PACKAGE==VERSION.
need_python_package() {
  local folder=$1 module=$2 package=$3
  if "$folder/bin/python" -c "import $module" 2>/dev/null; then return; fi
  say "Installing $package into $folder"
  command -v python3 >/dev/null || install_packages python3 python3-venv || fail "Python 3 is missing; install it"
  python3 -m venv "$folder" 2>/dev/null || { install_packages python3-venv && python3 -m venv "$folder"; } ||
    fail "Python cannot make a virtual environment; install python3-venv"
  "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$package" ||
    fail "$package could not be installed from PyPI"
}

# The browser is driven by Playwright for Python; pypdf reads what it prints, and icalendar the calendars.
need_playwright() {
  need_python_package .build-browser playwright 'playwright==1.55.0'
  need_python_package .build-browser axe_playwright_python 'axe-playwright-python==0.1.8'
  need_python_package .build-browser pypdf 'pypdf==6.1.3'
  need_python_package .build-browser icalendar 'icalendar==6.3.1'
  browser_python=.build-browser/bin/python
}

# Everything that the tests of pages need.
need_browser() {
  need_chromium
  need_playwright
  need_certutil
  need_zbar
  need_poppler
}

# nginx and Caddy for the test of the configuration files that people use. False where one is missing: their packages start
# servers, so nothing but CI installs them.
need_proxies() {
  (PATH=$PATH:/usr/sbin && command -v nginx && command -v caddy) >/dev/null && return
  [ "${CI:-}" = true ] || return 1
  say "Installing nginx and Caddy for the test of proxies"
  install_packages nginx-light caddy || fail "nginx or Caddy is missing; install them (Debian: apt-get install nginx-light caddy)"
}

# Serves a folder's app behind nginx and Caddy: test_proxies FOLDER.
test_proxies() {
  say "The app behind nginx and Caddy"
  ARCHERY="$1/archery" python3 -B -m unittest discover --start-directory Tests/Proxies --verbose
}

# Runs the tests of pages with the programs in a folder.
test_pages() {
  ARCHERY="$1/archery" DARTS="$1/darts-app" CHROMIUM="$(find_chromium)" "$browser_python" -B Tests/Browser/run.py
}

# Asks the API of a folder's server what a fuzzer makes up: fuzz_api FOLDER EXAMPLES.
fuzz_api() {
  say "The API, asked by a fuzzer"
  API_EXAMPLES="${API_EXAMPLES:-$2}" API_SERVER="$1/api-server" SCHEMATHESIS="$schemathesis" \
    .build-api/bin/python -B -m unittest discover --start-directory Tests/APIFuzz --verbose
}

# Lets a client that is generated from the API's description score on a folder's server.
ask_generated_client() {
  say "The API, asked by a generated client"
  ARCHERY="$1/archery" GENERATOR=.build-client/bin/openapi-python-client \
    .build-client/bin/python -B -m unittest discover --start-directory Tests/APIClient --verbose
}

# Checks histories of a folder's servers, with kills and a bad network: check_histories FOLDER COUNT.
check_histories() {
  say "Histories of clients"
  PROGRAMS="$1" HISTORIES="${HISTORIES:-$2}" HISTORY_REPORTS=.build/histories python3 -B -m unittest discover --start-directory Tests/Histories --verbose
}

# Schemathesis makes up requests from the description of the API.
need_schemathesis() {
  need_python_package .build-api schemathesis 'schemathesis==4.32.5'
  schemathesis=$PWD/.build-api/bin/schemathesis
}

# http-ece reads what WebPush encrypts.
need_http_ece() {
  need_python_package .build-push http_ece 'http-ece==1.2.1'
}

# openapi-python-client generates a client from the description of the API.
need_client_generator() {
  need_python_package .build-client openapi_python_client 'openapi-python-client==0.28.4'
}
