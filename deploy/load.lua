-- What wrk asks for, in turn: the paths after `--`, as a browser asks for them.
local requests = {}
local turn = 0

function init(paths)
  wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
  for i, path in ipairs(paths) do
    requests[i] = wrk.format("GET", path)
  end
end

function request()
  turn = turn % #requests + 1
  return requests[turn]
end
