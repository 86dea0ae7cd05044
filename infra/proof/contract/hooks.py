"""Hooks that teach schemathesis to keep a session of the application."""

import os
import urllib.request

import schemathesis

ORIGIN = os.environ["JUDGED_ORIGIN"]
# The cookies as "name=value; name=value". Empty for a visitor.
COOKIES = os.environ["JUDGED_COOKIES"]
SESSION = os.environ["JUDGED_SESSION"]
NOBODYS = "00000000-0000-4000-8000-000000000000"
OWN_HEADERS = {"Origin": ORIGIN, "Sec-Fetch-Site": "same-origin"}


@schemathesis.auth(refresh_interval=240)
class Session:
    """Renews the access cookie before it expires after ten minutes, as a browser would."""

    def get(self, case, context):
        if not COOKIES:
            return ""
        url = ORIGIN + "/api/auth/refresh"
        request = urllib.request.Request(url, method="POST", headers={**OWN_HEADERS, "Cookie": COOKIES})
        with urllib.request.urlopen(request) as answer:
            renewed = [line.split(";")[0] for line in answer.headers.get_all("Set-Cookie") or []]
        names = {pair.split("=")[0] for pair in renewed}
        return "; ".join([*renewed, *(pair for pair in COOKIES.split("; ") if pair.split("=")[0] not in names)])

    def set(self, case, data, context):
        case.headers = {**(case.headers or {}), **OWN_HEADERS}
        if data:
            case.headers["Cookie"] = data


@schemathesis.hook
def before_call(context, case, kwargs):
    """Replaces the id of the person's own session, which schemathesis reads in answers. Ending it would make them a visitor."""
    if (case.path_parameters or {}).get("id") == SESSION:
        case.path_parameters["id"] = NOBODYS
