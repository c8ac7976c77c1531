-- What wrk asks of the server: wrk -s load.lua URL -- TOKEN shortest|submit|page|window|mix ENTRIES
-- Each thread of wrk has its own state; ids of submissions are told apart by the thread's number and the time of its start.

local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("number", threads)
end

function init(args)
  token, work, entries = args[1], args[2], tonumber(args[3])
  math.randomseed(number)
  count = 0
  started = os.time()
  headers = { ["Authorization"] = "Bearer " .. token, ["Content-Type"] = "application/json" }
  shortest = wrk.format("GET", "/healthz", headers)
  page = wrk.format("GET", "/api/v1/board/page?path=bench%2Fone%2Fboard&limit=100", headers)
end

local function player()
  return string.format("p%011d", math.random(0, entries - 1))
end

local function submit()
  count = count + 1
  local body = string.format(
    '{"submissions":[{"id":"%d-%d-%d","board":"bench/one/board","player":"%s","action":{"set":[%d]},"occurredAt":1750000000000,"actor":"%s"}]}',
    started, number, count, player(), math.random(0, 999999999), "bench")
  return wrk.format("POST", "/api/v1/submissions", headers, body)
end

local function window()
  return wrk.format(
    "GET", "/api/v1/board/page?path=bench%2Fone%2Fboard&radius=10&fill=true&around=" .. player(), headers)
end

function request()
  if work == "submit" then return submit() end
  if work == "shortest" then return shortest end
  if work == "page" then return page end
  if work == "window" then return window() end
  local draw = math.random(1, 20)
  if draw <= 2 then return submit() end
  return draw <= 11 and page or window()
end

function response(status)
  if status ~= 200 then refused = (refused or 0) + 1 end
end

function done(summary, latency)
  local seconds = summary.duration / 1e6
  local errors = summary.errors
  io.write(string.format(
    '{"perSecond":%.0f,"p99Milliseconds":%.2f,"failed":%d}\n',
    summary.requests / seconds, latency:percentile(99) / 1000,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
