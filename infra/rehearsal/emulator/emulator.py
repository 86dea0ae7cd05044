"""Starts MiniStack 1.5.33 with the features of AWS that this stack needs and MiniStack lacks. Each change makes the emulator more
like AWS. No change touches the template or the bundles. AUTH=true enforces IAM."""
import glob, os, re, sys, importlib.util

port = int(os.environ["GATEWAY_PORT"])

# 1. In format 2.0 of an HTTP API's event, AWS moves the cookies from the headers into a list. MiniStack leaves them there.
spec = importlib.util.find_spec("ministack.services.apigateway")
source = open(spec.origin).read()
mark = '        "isBase64Encoded": req_is_base64,\n    }\n    # Real AWS omits body entirely for a bodyless'
if 'event["cookies"]' not in source:
    if source.count(mark) != 1: sys.exit("emulator.py: apigateway.py of this MiniStack is another one")
    open(spec.origin, "w").write(source.replace(mark, mark.replace("    # Real AWS", '''    if headers.get("cookie"):
        event["cookies"] = [c.strip() for c in headers["cookie"].split(";")]
        event["headers"].pop("cookie", None)
    # Real AWS''')))

from ministack.services.cloudformation import provisioners as p

# 2. MiniStack does not know AWS::Budgets::Budget in templates.
def create_budget(logical_id, props, stack_name):
    missing = [k for k in ("BudgetType", "TimeUnit") if not (props.get("Budget") or {}).get(k)]
    if missing: raise ValueError(f"Budget lacks {missing}")
    return f"{stack_name}-{logical_id}", {}
p._RESOURCE_HANDLERS["AWS::Budgets::Budget"] = {
    "create": create_budget, "update": lambda pid, old, new, stack: (pid, {}), "delete": lambda pid, props: None}

# 3. MiniStack does not know alarms on metric math in templates. This accepts them, and only remembers their names.
alarm = p._RESOURCE_HANDLERS["AWS::CloudWatch::Alarm"]
real_create, real_delete, real_update = alarm["create"], alarm["delete"], alarm["update"]
def create_alarm(logical_id, props, stack_name, *rest, **named):
    if "Metrics" not in props: return real_create(logical_id, props, stack_name, *rest, **named)
    for m in props["Metrics"]:
        if not m.get("Id") or not (m.get("Expression") or m.get("MetricStat")): raise ValueError(f"not a metric: {m}")
    name = f"{stack_name}-{logical_id}-math"
    return name, {"Arn": f"arn:aws:cloudwatch:ap-southeast-2:000000000000:alarm:{name}"}
p._RESOURCE_HANDLERS["AWS::CloudWatch::Alarm"] = {**alarm, "create": create_alarm,
    "delete": lambda pid, *a, **k: None if str(pid).endswith("-math") else real_delete(pid, *a, **k),
    "update": lambda pid, *a, **k: (pid, {}) if str(pid).endswith("-math") else real_update(pid, *a, **k)}

# 4. MiniStack's CloudFront refuses origins with AWS host names. This leads the names of its own HTTP APIs back to MiniStack.
from ministack.services import cloudfront as cf
api_host = re.compile(r"^([a-z0-9]+)\.execute-api\.[a-z0-9-]+\.amazonaws\.com$")
target, headers_of = cf._origin_connect_target, cf._origin_request_headers
def connect(origin, https):
    return ("127.0.0.1", port, False) if api_host.match(origin["domain_name"]) else target(origin, https)
def headers(origin, *rest):
    out = headers_of(origin, *rest)
    found = api_host.match(origin["domain_name"])
    if found: cf._set_header_ci(out, "Host", f"{found.group(1)}.execute-api.localhost:{port}")
    return out
cf._origin_connect_target, cf._origin_request_headers = connect, headers

# 5. AWS uses TLS, but the emulator uses plain HTTP on one machine. This treats each request as TLS for policies that require it.
from ministack.core import iam_evaluator as iam
iam._request_origin.set(("127.0.0.1", True))
real_pin = iam.pin_request_origin
iam.pin_request_origin = lambda ip, secure: real_pin(ip, True)
fields = iam.EvalContext.__dataclass_fields__["secure_transport"]
fields.default_factory = lambda: True
real_init = iam.EvalContext.__init__
def init(self, *a, **k):
    real_init(self, *a, **k)
    self.secure_transport = True
iam.EvalContext.__init__ = init

# 6. MiniStack does not know two condition keys: the encryption context of KMS, and the sender of SES.
import json, contextvars
from ministack.core import iam_actions as actions
real_tags = actions.request_tag_context
def tags(service, action, body, params):
    keys = real_tags(service, action, body, params)
    if service == "kms":
        for name, value in (json.loads(body or b"{}").get("EncryptionContext") or {}).items():
            keys[f"kms:encryptioncontext:{name}".lower()] = value
    return keys
actions.request_tag_context = tags
from ministack import app
sender = contextvars.ContextVar("sender", default=None)
real_ses = app._enforce_ses_v2
def enforce_ses(method, path, headers, body, *rest):
    try: sender.set(json.loads(body or b"{}").get("FromEmailAddress"))
    except ValueError: sender.set(None)
    return real_ses(method, path, headers, body, *rest)
app._enforce_ses_v2 = enforce_ses
real_arn = actions.extract_resource_arn
def arn(service, method, path, headers, body, params, region, account):
    if service == "ses" and sender.get(): return f"arn:aws:ses:{region}:{account}:identity/{sender.get()}"
    return real_arn(service, method, path, headers, body, params, region, account)
actions.extract_resource_arn = arn
real_key = iam._resolve_condition_key
iam._resolve_condition_key = lambda key, ctx: sender.get() if key.lower() == "ses:fromaddress" else real_key(key, ctx)

# 7. CloudFormation names a log group after the stack and the resource, with random characters. This does the same.
import secrets
groups = p._RESOURCE_HANDLERS["AWS::Logs::LogGroup"]
real_group = groups["create"]
def create_group(logical_id, props, stack_name, *rest, **named):
    name = props.get("LogGroupName") or f"{stack_name}-{logical_id}-{secrets.token_hex(6)}"
    return real_group(logical_id, {**props, "LogGroupName": name}, stack_name, *rest, **named)
p._RESOURCE_HANDLERS["AWS::Logs::LogGroup"] = {**groups, "create": create_group}

# 8. For a missing file, S3 answers 404 to callers that may list the bucket. MiniStack refuses CloudFront, but this answers 404.
from ministack.services import s3
real_fetch = s3.serve_cloudfront_origin_fetch
def may_list(bucket, source_arn):
    policy = s3._bucket_policies.get_scoped(s3._bucket_owner_account(bucket) or s3.get_account_id(), None, bucket)
    context = iam.EvalContext(principal_arn="*", principal_type="Service", principal_account="", action="s3:ListBucket",
        resource_arn=f"arn:aws:s3:::{bucket}", region=s3.get_region(), service_context={"aws:sourcearn": source_arn})
    return policy and iam.evaluate_resource_policy(policy, context, service="cloudfront.amazonaws.com").decision == "Allow"
def fetch(bucket, key, method, headers, source_arn="", oai_id=""):
    found = s3._ensure_bucket(bucket)
    if found is not None and key not in found["objects"] and may_list(bucket, source_arn):
        return s3._error("NoSuchKey", "The specified key does not exist.", 404, f"/{bucket}/{key}")
    return real_fetch(bucket, key, method, headers, source_arn, oai_id)
s3.serve_cloudfront_origin_fetch = fetch

# 9. MiniStack restores a table as it is now, not as it was at the requested time. This remembers each table every second.
import copy, threading, time
from ministack.services import dynamodb as db
past = {}
def remember():
    while True:
        time.sleep(1)
        for name in list(db._tables.keys()):
            seen, items = past.setdefault(name, []), dict(db._tables[name].get("items", {}))
            try:
                if not seen or seen[-1][1] != items: seen.append((time.time(), copy.deepcopy(items)))
            except RuntimeError: pass  # A request changed the table during the copy. The loop tries again in a second.
threading.Thread(target=remember, daemon=True).start()
real_restore = db._restore_table_to_point_in_time
def restore(data):
    answer = real_restore(data)
    moments = [items for at, items in past.get(data.get("SourceTableName"), []) if at <= float(data["RestoreDateTime"])]
    if answer[0] != 200: return answer
    if not moments: return db.error_response_json("InvalidRestoreTimeException", "Nothing is remembered of then", 400)
    table = db._tables[data["TargetTableName"]]
    table["items"] = db.defaultdict(dict, copy.deepcopy(moments[-1]))
    db._items_replaced(table)
    return answer
db._restore_table_to_point_in_time = restore

app.main()
