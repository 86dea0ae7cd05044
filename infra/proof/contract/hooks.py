"""What schemathesis does not know by itself: how our session is kept."""

import os
import urllib.request

import schemathesis

ORIGIN = os.environ["JUDGED_ORIGIN"]
# "name=value; name=value", empty for a visitor.
COOKIES = os.environ["JUDGED_COOKIES"]
SESSION = os.environ["JUDGED_SESSION"]
NOBODYS = "00000000-0000-4000-8000-000000000000"
OWN_HEADERS = {"Origin": ORIGIN, "Sec-Fetch-Site": "same-origin"}


@schemathesis.auth(refresh_interval=240)
class Session:
    """The access cookie ends after ten minutes, so it is renewed before that, as a browser would."""

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
    """It learns ids from answers. Whoever ends their own session is a visitor from then on."""
    if (case.path_parameters or {}).get("id") == SESSION:
        case.path_parameters["id"] = NOBODYS
