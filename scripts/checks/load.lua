-- Script for wrk: requests the paths after `--` in rotation, with a browser's Accept-Encoding.
local requests = {}
local index = 0

function init(paths)
  wrk.headers["Accept-Encoding"] = "gzip, deflate, br"
  for i, path in ipairs(paths) do
    requests[i] = wrk.format("GET", path)
  end
end

function request()
  index = index % #requests + 1
  return requests[index]
end
